import { RESERVED_TABS, TAB_ID } from '@gb/domain'
import type { TabId } from '@gb/mfe-contract'

const isOpenable = (name: unknown): name is TabId =>
  typeof name === 'string' && TAB_ID.test(name) && !RESERVED_TABS.includes(name)

/**
 * A tab of a remote that the address asks for, or a reminder that was tapped; null for everything else. It shows a screen and
 * does nothing there. Whether there is such a tab is known when the list of remotes is.
 */
export const openableTab = (name: unknown): TabId | null => (isOpenable(name) ? name : null)
