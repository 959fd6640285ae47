export interface Range {
  low: number
  high: number
}

/** More than a third of a chart that stays empty is better spent on one more line. */
const WASTED = 1.35

/** Round steps (1, 2, 2.5, 5 × 10ⁿ) that cover the range with about `count` lines, one more where that leaves less of it empty. */
export const niceTicks = ({ low, high }: Range, count = 4): number[] => {
  const span = high - low || 1
  const covering = (parts: number): { step: number; first: number; last: number } => {
    const rough = span / parts
    const power = 10 ** Math.floor(Math.log10(rough))
    const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
    return { step, first: Math.floor(low / step), last: Math.ceil(high / step) }
  }
  const usual = covering(count)
  const { step, first, last } =
    (usual.last - usual.first) * usual.step > span * WASTED ? covering(count + 1) : usual
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** The least range that holds all values, with room where they are all the same. */
export const rangeOf = (values: readonly number[]): Range => {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return low === high ? { low: low - 1, high: high + 1 } : { low, high }
}

/** Maps a range onto pixels. */
export const linear =
  ({ low, high }: Range, from: number, to: number) =>
  (value: number): number =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from)

/** The lines across a chart at round numbers, lowest first: how high each stands, and how high any value does, in pixels. */
export const valueAxis = (numbers: readonly number[], bottom: number, top: number) => {
  const y = linear({ low: numbers[0] ?? 0, high: numbers.at(-1) ?? 1 }, bottom, top)
  return { y, ticks: numbers.map((value) => ({ value, y: y(value) })) }
}

/** As wide as a digit at the side of a chart is at most, and as far as it ends from the lines, in CSS pixels. */
const DIGIT = 9
export const TICK_GAP = 8

/** The room at the left that the numbers of the lines need, in CSS pixels: a tenth or a thousand has a digit more. */
export const tickRoom = (words: readonly string[], least: number): number =>
  Math.max(least, TICK_GAP + DIGIT * Math.max(...words.map(digitsOf)))

// A point or a comma is half as wide as a digit.
const digitsOf = (word: string): number =>
  word.length - (word.length - word.replaceAll(/[.,]/gu, '').length) / 2
