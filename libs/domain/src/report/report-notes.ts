/**
 * Room for the person's own texts in one report, in characters: behind everything else, half a year still fits on 5 pages
 * of letter or A4, whatever the letters. Source: product-rules 9 [own].
 */
export const REPORT_NOTES_ROOM = 5300
/** A text longer than this is shortened in print; it stays whole in the app [own]. */
export const REPORT_NOTE_CHARACTERS = 900

/** What a text gets at least, if it is that long; where there is no room for so much, it is left out. */
const LEAST = 120
/** What stands before a text, its day and kind, takes so much room: a line where a long word follows. */
const BESIDE = 100
/** A line break takes the rest of its line. */
const LINE = 80

/** A text as it is printed. */
export interface FittedNote {
  readonly text: string
  readonly isShortened: boolean
}

const roomOf = (text: string): number => {
  const breaks = text.split('\n').length - 1
  return text.length + breaks * (LINE - 1)
}

/** As much of a text as fits, not in the middle of a character, nor of a word of a usual length. */
const cut = (text: string, room: number): FittedNote => {
  if (roomOf(text) <= room) return { text, isShortened: false }
  let used = 0
  let end = 0
  for (const character of text) {
    used += character === '\n' ? LINE : character.length
    if (used > room) break
    end += character.length
  }
  return { text: `${text.slice(0, end).replace(/\s\S{0,30}$/u, '')} …`, isShortened: true }
}

/**
 * Gives texts room in a report: each as much as the longest may have if all have a share, the first ones if there are too
 * many. Nothing is lost: the app has them whole.
 * @returns a text for each that is printed, in the same order; those at the end that are missing are left out
 */
export const fitNotes = (texts: readonly string[]): FittedNote[] => {
  const rooms = texts.map(roomOf)
  const takes = (count: number, most: number): number =>
    rooms.slice(0, count).reduce((sum, room) => sum + BESIDE + Math.min(room, most), 0)
  let count = texts.length
  while (takes(count, LEAST) > REPORT_NOTES_ROOM) count -= 1
  let most = REPORT_NOTE_CHARACTERS
  while (takes(count, most) > REPORT_NOTES_ROOM) most -= 1
  return texts.slice(0, count).map((text) => cut(text, most))
}
