/** Words below a chart: which part of them `x` is. */
export interface AxisLabel {
  text: string
  x: number
  anchor: 'start' | 'middle' | 'end'
}

/** A name, and the place in the picture that it is the name of. */
export interface NamedPlace {
  text: string
  x: number
}

interface Ends {
  first: NamedPlace
  last: NamedPlace
  /** Of the last measurement, where the chart goes on beyond it. */
  between?: NamedPlace | undefined
  width: number
}

/** About as wide as a letter below a chart is at most, and as far as two words stand apart at least, in CSS pixels. */
const LETTER = 7.5
const APART = 12
/** As far as the edge of words goes beyond the place that they end or begin at: their dot stands above a letter. */
const BEYOND = 8

const widthOf = (text: string): number => text.length * LETTER

/** One name below its place: centered, or where it would go over the edge of the picture, with that end at the place. */
export const labelBelow = ({ text, x }: NamedPlace, width: number): AxisLabel => {
  const half = widthOf(text) / 2
  if (x - half >= 0 && x + half <= width) return { text, x, anchor: 'middle' }
  return x - half < 0 ? { text, x: x - BEYOND, anchor: 'start' } : { text, x: x + BEYOND, anchor: 'end' }
}

const spanOf = ({ text, x, anchor }: AxisLabel): { from: number; to: number } => {
  const from = x - widthOf(text) * { start: 0, middle: 0.5, end: 1 }[anchor]
  return { from, to: from + widthOf(text) }
}

const isApart = (one: AxisLabel, other: AxisLabel): boolean => {
  const [a, b] = [spanOf(one), spanOf(other)]
  return a.to + APART <= b.from || b.to + APART <= a.from
}

/**
 * The names of the two ends, and of what lies between them where there is room: each stands below what it names, none on
 * another one. Where both ends have no room, the last one stays, which is the newer one.
 */
export const axisLabels = ({ first, last, between, width }: Ends): AxisLabel[] => {
  const end = labelBelow(last, width)
  const start = labelBelow(first, width)
  const ends = first.text !== last.text && isApart(start, end) ? [start, end] : [end]
  if (between === undefined) return ends
  const middle = labelBelow(between, width)
  if (!ends.every((label) => isApart(label, middle))) return ends
  return [...ends.slice(0, -1), middle, end]
}
