import type { Announcement } from './announcement'

/** The announcements to show at an instant, in ms: begun, not over, and not dismissed on this device. */
export const shownNow = (
  announcements: readonly Announcement[],
  dismissed: readonly string[],
  now: number,
): Announcement[] =>
  announcements.filter(
    ({ announcement_id: id, starts_at: from, ends_at: to }) =>
      !dismissed.includes(id) && Date.parse(from) <= now && now < Date.parse(to),
  )
