import type { Micronutrient, Micronutrients } from '@gb/domain'
import { z } from 'zod'
import type { FoodToStore } from './food.repository.js'

const amount = z
  .string()
  .regex(/^(?:\d+(?:\.\d+)?)?$/, 'must be a number, or empty where nobody knows')
  .transform((text) => (text === '' ? undefined : Number(text)))

const row = z.strictObject({
  ndb_no: z.string().regex(/^\d{5}$/),
  b12_mcg: amount,
  iron_mg: amount,
  calcium_mg: amount,
  vitamin_d_iu: amount,
  thiamin_mg: amount,
  zinc_mg: amount,
  folate_mcg: amount,
  release: z.enum(['SR24', 'SR28']),
})

const readRow = (cells: Record<string, string>): [ndbNo: string, Micronutrients] => {
  const { ndb_no: ndbNo, ...held } = row.parse(cells)
  const all: Record<Micronutrient, number | undefined> = {
    b12: held.b12_mcg,
    iron: held.iron_mg,
    calcium: held.calcium_mg,
    vitamin_d: held.vitamin_d_iu,
    thiamin: held.thiamin_mg,
    zinc: held.zinc_mg,
    folate: held.folate_mcg,
  }
  return [ndbNo, Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined))]
}

/** "as banana, blended": the same food in another texture holds the same. */
const namesake = (sourceNote: string): string | undefined => /^as ([a-z0-9-]+),/.exec(sourceNote)?.[1]
const ndbNoOf = (sourceNote: string): string | undefined => /^SR28 (\d{5})/.exec(sourceNote)?.[1]

/**
 * The foods with what 100 g hold of the nutrients that matter; null for those whose figures are no row of USDA.
 * Throws an Error that names a number that no food has.
 * @param rows lines of `seed/nutrients.csv`
 */
export const withMicronutrients = (
  foods: readonly FoodToStore[],
  rows: readonly Record<string, string>[],
): FoodToStore[] => {
  const byNumber = new Map(rows.map(readRow))
  const numbers = new Map(foods.map(({ food, sourceNote }) => [food.foodId, ndbNoOf(sourceNote)]))
  const known = new Set(numbers.values())
  for (const ndbNo of byNumber.keys())
    if (!known.has(ndbNo)) throw new Error(`seed/nutrients.csv: no food is SR28 ${ndbNo}`)
  return foods.map((stored) => {
    const number = ndbNoOf(stored.sourceNote) ?? numbers.get(namesake(stored.sourceNote) ?? '')
    return { ...stored, micronutrients: byNumber.get(number ?? '') ?? null }
  })
}
