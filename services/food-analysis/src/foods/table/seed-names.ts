import { z } from 'zod'
import type { FoodToStore } from './food.repository.js'

const row = z.strictObject({
  food_id: z.string().min(1),
  aliases: z.string().transform((text) => text.split(';').map((alias) => alias.trim())),
})

/**
 * The foods with further names: those that people use in Spanish, and makers whose product has the figures of the plain
 * food. Throws an Error that names a food that does not exist.
 * @param rows lines of `seed/foods/names`
 */
export const withNames = (
  foods: readonly FoodToStore[],
  rows: readonly Record<string, string>[],
): FoodToStore[] => {
  const more = new Map<string, string[]>()
  for (const cells of rows) {
    const { food_id: foodId, aliases } = row.parse(cells)
    more.set(foodId, [...(more.get(foodId) ?? []), ...aliases])
  }
  const named = foods.map((stored) => {
    const aliases = more.get(stored.food.foodId) ?? []
    more.delete(stored.food.foodId)
    const all = [...new Set([...stored.food.aliases, ...aliases])]
    return { ...stored, food: { ...stored.food, aliases: all } }
  })
  for (const foodId of more.keys()) throw new Error(`seed/foods/names: there is no food ${foodId}`)
  return named
}
