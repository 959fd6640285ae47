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

/**
 * Rounds a value to the step of its limit, halves up, without float noise (180.25 at 0.1 is 180.3).
 * The unit stays the limit's. It does not clamp. Source: wire-rules 1, "rounded to the step".
 */
export const roundToStep = (value: number, limit: Pick<Limit, 'step'>): number => {
  const decimals = decimalsOf(limit.step)
  const stepUnits = shiftPoint(limit.step, decimals)
  const steps = Math.round(shiftPoint(value, decimals) / stepUnits)
  return shiftPoint(steps * stepUnits, -decimals) + 0
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
