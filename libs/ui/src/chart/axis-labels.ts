/** Words below a chart: which end of them `x` is. */
export interface AxisLabel {
  text: string
  x: number
  anchor: 'start' | 'middle' | 'end'
}

interface Ends {
  first: string
  last: string
  /** Words of their own place, e.g. of the last measurement where the chart goes on beyond it. */
  between?: { text: string; x: number } | undefined
  left: number
  right: number
}

/** About as wide as a letter below a chart is at most, and as far as two words stand apart at least, in CSS pixels. */
const LETTER = 7.5
const APART = 12

const widthOf = (text: string): number => text.length * LETTER

/**
 * The names of the two ends, and of what lies between them where there is room: no word stands on another one, or goes
 * over the edge. Where both ends have no room, the last one stays, which is the newer one.
 */
export const axisLabels = ({ first, last, between, left, right }: Ends): AxisLabel[] => {
  const end: AxisLabel = { text: last, x: right, anchor: 'end' }
  const hasRoom = first !== last && widthOf(first) + APART + widthOf(last) <= right - left
  const start: AxisLabel[] = hasRoom ? [{ text: first, x: left, anchor: 'start' }] : []
  if (between === undefined) return [...start, end]
  const half = widthOf(between.text) / 2 + APART
  const isFree =
    between.x - half >= left + (hasRoom ? widthOf(first) : 0) && between.x + half <= right - widthOf(last)
  return isFree ? [...start, { ...between, anchor: 'middle' }, end] : [...start, end]
}

/** One name below the place it belongs to, moved as far as it would go over the edge. */
export const soleLabel = (text: string, x: number, left: number, right: number): AxisLabel => {
  const half = widthOf(text) / 2
  if (x - half < left) return { text, x: left, anchor: 'start' }
  return x + half > right ? { text, x: right, anchor: 'end' } : { text, x, anchor: 'middle' }
}
