import { type CurveCell, modelErrorsAt, shapesOf } from './curve.js'

/** Where 80 of 100 lie, and the middle, as shares of a weight. */
export interface ShareBand {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** Of a hundred courses ten lie below the band and ten above it. Source: health-rules 4.4. */
const SHARES = [0.1, 0.5, 0.9]

const { trunc } = Math

/** Shares of a weight are sorted into slots of a twentieth of a percent: finer than any scale. */
const SLOTS_PER_WHOLE = 2048
/** Between 0.37 and 1.03 of the weight at the start can be left: the most loss of the grid, and the error. */
const SLOTS = Math.ceil(1.5 * SLOTS_PER_WHOLE)

/** How likely each slot is, and the shares that lie in it, each times its chance. */
interface Slots {
  readonly chances: Float64Array
  readonly sums: Float64Array
}

// Sorting millions of values would take a second; counting them into slots takes milliseconds.
const emptySlots = (): Slots => ({ chances: new Float64Array(SLOTS), sums: new Float64Array(SLOTS) })

const putInto = ({ chances, sums }: Slots, share: number, chance: number): void => {
  const slot = trunc(share * SLOTS_PER_WHOLE)
  chances[slot] = (chances[slot] ?? 0) + chance
  sums[slot] = (sums[slot] ?? 0) + chance * share
}

/** Of which month a band is wanted, and by what it is known. */
export interface BandWish {
  readonly month: number
  /** The month of the baseline: 0 before surgery. */
  readonly startMonth: number
  /** How much of the error of the model counts, 0 to 1. */
  readonly certainty: number
  /** Months since the last weigh-in that the courses were held against; 0 when against none. */
  readonly monthsAhead: number
}

/**
 * The 10th, 50th and 90th percentile of the weight that is left in a month, as shares of the weight at the start.
 */
export const bandAt = (
  cells: readonly CurveCell[],
  { month, startMonth, certainty, monthsAhead }: BandWish,
): ShareBand => {
  const left = emptySlots()
  for (const { goneBy, cells: alike } of shapesOf(cells)) {
    const [gone, startGone] = [goneBy(month), goneBy(startMonth)]
    for (const { loss, chance } of alike) {
      putInto(left, (1 - loss * gone) / (1 - loss * startGone), chance)
    }
  }
  // The error is the same for every course, so it is added to what lies in a slot, not to thousands of courses.
  const { chances, sums } = emptySlots()
  const errors = modelErrorsAt(monthsAhead)
  left.chances.forEach((chance, slot) => {
    if (chance === 0) return
    const mean = (left.sums[slot] ?? 0) / chance
    for (const error of errors) putInto({ chances, sums }, mean + error * certainty, chance)
  })
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  const marks: number[] = []
  let seen = 0
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const chance = chances[slot] ?? 0
    seen += chance
    if (chance === 0) continue
    // A slot that holds many courses may hold two of the marks.
    while (seen >= (SHARES[marks.length] ?? Infinity) * total) marks.push((sums[slot] ?? 0) / chance)
  }
  const [low = Number.NaN, middle = low, high = middle] = marks
  return { low, middle, high }
}
