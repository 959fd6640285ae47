import { dayInWords } from '../../shared/days-in-words'
import { shownIn } from '../../shared/measure'
import type { WeightEntry } from './weight'
import { WEIGHT_UNITS, type WeightUnit } from './weight-unit'

/** The weigh-ins as dots, oldest first, in the unit of the person. */
export const chartPoints = (entries: readonly WeightEntry[], unit: WeightUnit, today: string) =>
  entries
    .map(({ recordedAt, weightLbs, day }) => ({
      at: Date.parse(recordedAt),
      value: shownIn(weightLbs, WEIGHT_UNITS[unit]),
      label: dayInWords(day, today),
    }))
    .toSorted((a, b) => a.at - b.at)
