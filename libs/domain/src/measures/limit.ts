/** A number a person may enter: the smallest and largest accepted value, the step it is kept at, and its unit. */
export interface Limit {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: string
}

/** The shortest and longest accepted text, in UTF-16 code units after trimming. */
export interface LengthLimit {
  readonly min: number
  readonly max: number
}

/** Moves the decimal point in the printed number, so that no binary noise enters: 150.05 by 1 is 1500.5. */
const shiftPoint = (value: number, places: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

const decimalsOf = (step: number): number => {
  const [digits = '', exponent = '0'] = String(step).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** A step as a whole number of its last decimal. There are a handful of steps, and each is read once. */
interface WholeStep {
  readonly decimals: number
  readonly units: number
}

const wholeSteps = new Map<number, WholeStep>()

const wholeStepOf = (step: number): WholeStep => {
  const known = wholeSteps.get(step)
  if (known) return known
  const decimals = decimalsOf(step)
  const made = { decimals, units: shiftPoint(step, decimals) }
  wholeSteps.set(step, made)
  return made
}

/**
 * Rounds a value to the step of its limit, halves up, without float noise (180.25 at 0.1 is 180.3).
 * The unit stays the limit's. It does not clamp. Source: wire-rules 1, "rounded to the step".
 */
export const roundToStep = (value: number, limit: Pick<Limit, 'step'>): number => {
  const { decimals, units } = wholeStepOf(limit.step)
  const steps = Math.round(shiftPoint(value, decimals) / units)
  return shiftPoint(steps * units, -decimals) + 0
}

/**
 * Whether the value as it came (before rounding) is a finite number inside the limit, both ends included.
 * Source: wire-rules 1, "a value out of range is refused".
 */
export const isWithin = (value: number, limit: Pick<Limit, 'min' | 'max'>): boolean =>
  Number.isFinite(value) && value >= limit.min && value <= limit.max

/** Binary noise of a difference or a share is far smaller, and nothing that is measured is finer. */
const NOISE = 1e-9

/** Whether a figure that was worked out is over a bound, and not only by binary noise: 4.9 of 196 is 2.5 %, not more. */
export const isOver = (value: number, bound: number): boolean => value > bound + NOISE

/** Whether a figure that was worked out reaches a bound, also where binary noise keeps it just under: 25.1 of 251 is 10 %. */
export const reaches = (value: number, bound: number): boolean => value >= bound - NOISE
