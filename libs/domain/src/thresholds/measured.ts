import { EARLY_FEVER, FEVER, PULSE_ABOVE_USUAL, PULSE_EMERGENCY, PULSE_FAST } from './limits-of-care.js'
import type { CareLevel } from './signs.js'

/** Beats a minute that a body can have: what lies outside is a slip of the finger. */
export const PULSE_RANGE = { min: 30, max: 250 } as const

/** Degrees that a living body can have, by scale. No number is in both, so that the number tells its scale. */
export const TEMPERATURE_RANGE = { C: { min: 30, max: 45 }, F: { min: 86, max: 113 } } as const

export type TemperatureScale = keyof typeof TEMPERATURE_RANGE

/** What a measured number means, and why. */
export interface MeasuredFinding {
  level: CareLevel
  reason: 'pulse_over' | 'pulse_above_usual' | 'pulse_fast' | 'fever'
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

export const isPulse = (beats: number): boolean => isWithin(beats, PULSE_RANGE)

/** The scale that a temperature was read on; null for a number that no body has. */
export const scaleOf = (degrees: number): TemperatureScale | null => {
  if (isWithin(degrees, TEMPERATURE_RANGE.C)) return 'C'
  return isWithin(degrees, TEMPERATURE_RANGE.F) ? 'F' : null
}

/** Days since surgery as far as a rule of the first days cares: who does not say counts as newly operated. */
const isWithinDays = (day: number | null, days: number): boolean => day === null || day <= days

/** Whether a temperature is a fever so many days after surgery (null: not known). */
export const isFever = (degrees: number, day: number | null): boolean => {
  const scale = scaleOf(degrees)
  if (scale === null) return false
  return degrees >= (isWithinDays(day, EARLY_FEVER.days) ? EARLY_FEVER : FEVER)[scale]
}

/** A pulse as it was taken. */
export interface Pulse {
  /** Beats a minute. */
  beats: number
  /** What is usual for the person, beats a minute; null when not known. */
  usual: number | null
  /** False only when it has slowed down with rest; null when not said, which counts as lasting. */
  lasts: boolean | null
}

/** What a pulse means. A fast one that slowed down is still told to the surgeon. */
export const pulseFinding = ({ beats, usual, lasts }: Pulse, day: number | null): MeasuredFinding | null => {
  if (!isPulse(beats)) return null
  const level = lasts === false ? 'surgeon_now' : 'emergency'
  if (beats > PULSE_EMERGENCY) return { level, reason: 'pulse_over' }
  if (usual !== null && isPulse(usual) && beats - usual >= PULSE_ABOVE_USUAL)
    return { level, reason: 'pulse_above_usual' }
  if (beats >= PULSE_FAST.beats && isWithinDays(day, PULSE_FAST.days))
    return { level: 'surgeon_now', reason: 'pulse_fast' }
  return null
}
