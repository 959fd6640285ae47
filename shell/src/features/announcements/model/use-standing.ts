import { useState } from 'react'
import type { Announcement } from '../api/announcements.query'

/** Which of the notes were there when the screen opened. */
export function useStanding(screen: string, notes: readonly Announcement[]): (note: Announcement) => boolean {
  // Nothing stands on the first screen: it was drawn before the notes were known.
  const [opened, setOpened] = useState<{ screen: string; ids: readonly string[] }>({ screen, ids: [] })
  if (opened.screen !== screen) setOpened({ screen, ids: notes.map(({ announcement_id: id }) => id) })
  return ({ announcement_id: id }) => opened.ids.includes(id)
}
