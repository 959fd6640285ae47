import { addDays, daysBetween } from '@gb/domain'
import { box, INK, svg, word } from './frame.js'

const NAME_WIDTH = 82
const COUNT_WIDTH = 52
const FOOT = 14
const MOST_LABELS = 8

/** What was done on which days. */
export interface GridRow {
  name: string
  days: ReadonlySet<string>
}

/** The width of all and the height of a row, in points, and how days and counts are said. */
interface GridLook {
  width: number
  row: number
  shortDay: (day: string) => string
  counted: (days: { done: number; count: number }) => string
}

/**
 * One row for each thing, one cell a day: dark when it was done. The count stands at the end.
 */
export const dayGrid = (
  rows: readonly GridRow[],
  { from, to }: { from: string; to: string },
  { width, row: rowHeight, shortDay, counted }: GridLook,
): string => {
  const count = daysBetween(from, to) + 1
  const cell = (width - NAME_WIDTH - COUNT_WIDTH) / count
  const left = (index: number): number => NAME_WIDTH + index * cell
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  const step = Math.max(1, Math.ceil(count / MOST_LABELS))
  const height = rows.length * rowHeight + FOOT
  const drawn = rows.map(({ name, days: done }, row) => {
    const top = row * rowHeight + 2
    const cells = days.flatMap((day, index) =>
      done.has(day) ? [box(left(index) + cell * 0.08, top, cell * 0.84, rowHeight - 5, INK.strong)] : [],
    )
    return [
      word(0, top + 8, name, { anchor: 'start', color: INK.text, size: 8 }),
      box(NAME_WIDTH, top, cell * count, rowHeight - 5, INK.area),
      ...cells,
      word(width, top + 8, counted({ done: done.size, count }), { anchor: 'end', color: INK.text, size: 8 }),
    ].join('')
  })
  const labels = days.flatMap((day, index) =>
    index % step === 0 ? [word(left(index) + cell / 2, height - 4, shortDay(day))] : [],
  )
  return svg({ width, height }, [...drawn, ...labels])
}
