import {
  bmiOf,
  EARLIER_WEIGHT_LBS,
  HEIGHT_FEET,
  HEIGHT_INCHES,
  heightInInches,
  isWithin,
  kgToLbs,
  toldSlip,
  UNDERWEIGHT_BMI,
  WEIGHT_LBS,
} from '@gb/domain'
import type { ProfileFormValues } from './profile-form-values'
import { typedWithin } from './typed-within'

type Field = 'currentWeightLbs' | 'surgeryDayWeightLbs' | 'highestWeightLbs'

/** A weight of the form that looks like a slip of the keys. */
export interface WeightToAsk {
  field: Field
  /** As typed, lbs. */
  lbs: number
  /** What it is far from, lbs; null where only the height speaks against it. */
  besideLbs: number | null
  /** What it is if kilograms were meant, lbs; null where that does not fit either. */
  meantLbs: number | null
}

/** So far from the weight of before is asked about: of which day that one was, the form does not know [own]. */
const FAR = 0.24
/** Body mass index of those who have a sleeve, widely: kilograms are offered where they lead there [own]. */
const LIKELY_BMI = { min: UNDERWEIGHT_BMI, max: 90 }

type Values = Pick<ProfileFormValues, 'heightFeet' | 'heightInches' | Field>

const currentToAsk = (lbs: number, heightInches: number | null, storedLbs: number | null): WeightToAsk[] => {
  const inKg = kgToLbs(lbs)
  const fits = (bmi: number): boolean => isWithin(bmi, LIKELY_BMI)
  const field = 'currentWeightLbs'
  if (storedLbs !== null) {
    if (Math.abs(lbs - storedLbs) <= FAR * storedLbs) return []
    const meantLbs = Math.abs(inKg - storedLbs) <= FAR * storedLbs ? inKg : null
    return [{ field, lbs, besideLbs: storedLbs, meantLbs }]
  }
  if (heightInches === null || fits(bmiOf(lbs, heightInches))) return []
  return [{ field, lbs, besideLbs: null, meantLbs: fits(bmiOf(inKg, heightInches)) ? inKg : null }]
}

const earlierToAsk = (field: Field, text: string, currentLbs: number | null): WeightToAsk[] => {
  const lbs = typedWithin(text, EARLIER_WEIGHT_LBS)
  const slip = lbs === null || currentLbs === null ? null : toldSlip(lbs, currentLbs)
  return lbs === null || slip === null ? [] : [{ field, lbs, besideLbs: currentLbs, meantLbs: slip.meantLbs }]
}

/**
 * The weights of the form that are gently asked about while they are typed: far from the one that is stored, or
 * unlikely for the height. They can be saved as they are. Source: health-rules 4.3.
 * @param storedLbs the current weight of the profile; null for a new one
 */
export function weightsToAsk(values: Values, storedLbs: number | null): WeightToAsk[] {
  const feet = typedWithin(values.heightFeet, HEIGHT_FEET)
  const inches = typedWithin(values.heightInches, HEIGHT_INCHES)
  const currentLbs = typedWithin(values.currentWeightLbs, WEIGHT_LBS)
  const height = feet === null || inches === null ? null : heightInInches(feet, inches)
  const asked = currentLbs === null ? [] : currentToAsk(currentLbs, height, storedLbs)
  // A weight of today that is asked about says nothing of the ones before.
  if (asked.length > 0) return asked
  return [
    ...earlierToAsk('surgeryDayWeightLbs', values.surgeryDayWeightLbs, currentLbs),
    ...earlierToAsk('highestWeightLbs', values.highestWeightLbs, currentLbs),
  ]
}
