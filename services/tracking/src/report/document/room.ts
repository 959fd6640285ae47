/** How much room a report takes: by it the pages are filled, and none stays almost empty. */
export interface Room {
  /** Heights of drawings, in points: of a chart of bars, of the moods, and of a row of the grid of days. */
  bars: number
  mood: number
  row: number
  /** What has no entry has a heading of its own; else it is one line. */
  headsNothing: boolean
}

/** The most first: what does not fit is laid out with less. */
export const ROOMS = [
  { bars: 100, mood: 120, row: 15, headsNothing: true },
  { bars: 58, mood: 80, row: 15, headsNothing: true },
  { bars: 50, mood: 62, row: 12, headsNothing: true },
  { bars: 45, mood: 52, row: 12, headsNothing: false },
] as const satisfies Room[]
