import { MAX_REPORT_NOTES } from '@gb/domain'

/** An entry with words of the person's own, which they may put into the report. */
export interface Note {
  entryId: string
  /** Local day, YYYY-MM-DD. */
  day: string
  kind: 'weight' | 'vitamin' | 'mood'
  text: string
}

/** The chosen notes with one more or one less; never more than a report has room for. */
export function withNote(chosen: readonly string[], entryId: string, isWanted: boolean): readonly string[] {
  const others = chosen.filter((id) => id !== entryId)
  return isWanted && others.length < MAX_REPORT_NOTES ? [...others, entryId] : others
}
