import type { Announcement } from '../api/announcements.query'

/** The notes to show at an instant, in ms: begun, not over, and not dismissed on this device. */
export const shownNow = (
  notes: readonly Announcement[],
  dismissed: readonly string[],
  now: number,
): Announcement[] =>
  notes.filter(
    ({ announcement_id: id, starts_at: from, ends_at: to }) =>
      !dismissed.includes(id) && Date.parse(from) <= now && now < Date.parse(to),
  )
