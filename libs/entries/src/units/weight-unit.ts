import { remembered, useRemembered } from '@gb/device'
import { kgToLbs, lbsToKg } from '@gb/domain'
import { shownIn, type Unit } from './unit'

export type WeightUnit = 'lbs' | 'kg'

/** Pounds are stored; kilograms are how some scales show it. */
export const WEIGHT_UNITS: Record<WeightUnit, Unit> = {
  lbs: { label: 'lbs', step: 0.1, toStored: (lbs) => lbs, fromStored: (lbs) => lbs },
  kg: { label: 'kg', step: 0.1, toStored: kgToLbs, fromStored: lbsToKg },
}

const chosen = remembered<WeightUnit>('weightUnit', ['lbs', 'kg'])

/** The unit of this browser, everywhere weights are shown. */
export const useWeightUnit = () => useRemembered(chosen)

/** "214.6 lbs", "97.3 kg". */
export const weightInWords = (lbs: number, unit: WeightUnit): string =>
  `${shownIn(lbs, WEIGHT_UNITS[unit])} ${WEIGHT_UNITS[unit].label}`
