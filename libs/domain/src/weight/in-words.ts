import { lbsToKg } from '../measures/units.js'

/** The units that a scale can show; what is stored is pounds. */
export const SCALE_UNITS = ['lbs', 'kg'] as const
export type ScaleUnit = (typeof SCALE_UNITS)[number]
export const DEFAULT_SCALE_UNIT: ScaleUnit = 'lbs'

/** How a printed weight names its unit. */
export const SCALE_UNIT_LABELS: Readonly<Record<ScaleUnit, string>> = { lbs: 'lbs', kg: 'kg' }

/** Pounds as a number of the unit, unrounded. */
export const inScaleUnit = (lbs: number, unit: ScaleUnit): number => (unit === 'kg' ? lbsToKg(lbs) : lbs)

/** '205.0', where its unit stands beside it; the size alone of what is negative. */
export const weightFigure = (lbs: number, unit: ScaleUnit): string =>
  inScaleUnit(Math.abs(lbs), unit).toFixed(1)

/** '205.0 lbs', '93.0 kg'; the size alone of what is negative. */
export const weightText = (lbs: number, unit: ScaleUnit): string =>
  `${weightFigure(lbs, unit)} ${SCALE_UNIT_LABELS[unit]}`

/** Whether a change is none at the decimal that is shown: what reads as 0.0 is neither up nor down. */
export const isNoChange = (lbs: number, unit: ScaleUnit): boolean => Number(weightFigure(lbs, unit)) === 0

/** '+1.2 lbs', '−1.2 lbs', '0.0 lbs'. */
export const weightChangeText = (lbs: number, unit: ScaleUnit): string => {
  if (isNoChange(lbs, unit)) return weightText(lbs, unit)
  return `${lbs > 0 ? '+' : '−'}${weightText(lbs, unit)}`
}
