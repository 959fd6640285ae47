import type { BodyFlag } from '@gb/domain'
import type { HelpWritten } from './crisis-state'
import { useHeld } from './use-held'

/** What was just written or checked about the body, and how it is kept. */
export interface BodyRaised {
  flags: readonly BodyFlag[]
  written: HelpWritten
  /** It was checked, not written, and is kept nowhere. */
  isChecked?: boolean
}

/** Whether the card about the body stands on top. Every new writing with a red flag raises it again. */
export function useBodyFlags(userId: string) {
  const [raised = null, raise] = useHeld<BodyRaised | null>('body-flags', userId)
  return {
    /** What was just written; null when there was nothing, or the person has put the card away. */
    raised,
    raise,
    close: () => raise(null),
  }
}
