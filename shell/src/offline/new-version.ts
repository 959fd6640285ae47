import type { Notices } from '../host/notices'
import { messages } from './messages'

// It goes when the person has read it and not before: a day is as good as always for a page.
const STAYS_MS = 24 * 60 * 60 * 1000

/** Says that a newer version is there. Nothing changes under the person's hands before they press Reload. */
export function offerNewVersion(notices: Notices, reload: () => void): void {
  const isShown = notices.get().some(({ text }) => text === messages.newVersion)
  if (isShown) return
  const action = { label: messages.reload, onAction: reload }
  notices.notify({ tone: 'info', text: messages.newVersion, action, durationMs: STAYS_MS })
}
