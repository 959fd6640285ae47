import { shownIn, useWeightUnit, WEIGHT_UNITS } from '@gb/entries'

/** Weights in the unit that the person chose on the weight screen. */
export function useShownWeight() {
  const [unit] = useWeightUnit()
  return {
    /** "lbs" or "kg". */
    label: WEIGHT_UNITS[unit].label,
    shown: (lbs: number): number => shownIn(lbs, WEIGHT_UNITS[unit]),
  }
}
