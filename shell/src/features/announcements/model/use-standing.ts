import { useState } from 'react'
import type { Announcement } from './announcement'

/** Which of the announcements were there when the screen opened. */
export function useStanding(
  screen: string,
  announcements: readonly Announcement[],
): (announcement: Announcement) => boolean {
  // Nothing stands on the first screen: it was drawn before the announcements were known.
  const [opened, setOpened] = useState<{ screen: string; ids: readonly string[] }>({ screen, ids: [] })
  if (opened.screen !== screen) setOpened({ screen, ids: announcements.map(({ announcement_id: id }) => id) })
  return ({ announcement_id: id }) => opened.ids.includes(id)
}
