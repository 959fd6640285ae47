import { typedNumber, WEIGHT_LBS, weightSlip, type WeightSlip, withoutSlips } from '@gb/domain'
import { WEIGHT_UNITS, type WeightUnit } from '@gb/entries'
import { storedFrom, type Typed } from '../../shared/measure'
import type { WeightEntry } from './weight'

/**
 * Whether what is typed looks like a slip beside the weights of that time, also where it lies outside the limit.
 * @param others the other weights of the person, newest first; not the one that is being edited
 */
export function slipOf(
  typed: Typed<WeightUnit>,
  day: string,
  others: readonly WeightEntry[],
): WeightSlip | null {
  const number = typedNumber(typed.text)
  if (number === null || number === 0) return null
  const slip = weightSlip(
    WEIGHT_UNITS[typed.unit].toStored(number),
    typed.unit,
    day,
    withoutSlips(others.toReversed()),
  )
  const isStorable = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS) !== null
  // What cannot be stored as typed is refused anyway, unless the other unit explains it.
  return slip !== null && (isStorable || slip.meant !== null) ? slip : null
}
