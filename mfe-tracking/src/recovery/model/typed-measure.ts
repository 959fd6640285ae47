import { isPulse, scaleOf, typedNumber } from '@gb/domain'

const TENTHS = 10

/** A typed pulse in whole beats; null for what no body has. */
export function typedPulse(text: string): number | null {
  const beats = typedNumber(text)
  return beats !== null && isPulse(beats) ? Math.round(beats) : null
}

/** A typed temperature to a tenth, °F or °C; null for what no body has. */
export function typedTemperature(text: string): number | null {
  const degrees = typedNumber(text)
  return degrees !== null && scaleOf(degrees) !== null ? Math.round(degrees * TENTHS) / TENTHS : null
}
