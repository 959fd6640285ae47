import { nutrientsFor, typedKeys, withTyped, type FoodNutrients } from '@gb/domain'
import type { FoodItem, WantedItem } from '../../shared/meal/meal'
import { figuresAt, isOwn, type TableFood } from './portion-draft'

const NOTHING: FoodNutrients = { calories: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: null, sugarG: null }

/**
 * A food as it looks until the server has added it up.
 * @param itemId its number in the meal; below 0 for a new one
 * @param food the food of the table, where one was chosen
 * @param before the item that is corrected, if any
 */
export function expectedItem(
  itemId: number,
  wanted: WantedItem,
  food: TableFood | null,
  before: FoodItem | null,
): FoodItem {
  const { foodId, name, grams, typed } = wanted
  const base = { itemId, grams, wish: wanted }
  if (foodId !== null && food !== null && before?.foodId !== foodId) {
    const figures = withTyped(nutrientsFor(food, grams), typed)
    return { ...base, ...figures, foodId, name: name ?? food.name, origin: 'table', typed: typedKeys(typed) }
  }
  if (before === null || isOwn(wanted)) {
    const figures = withTyped(NOTHING, typed)
    return { ...base, ...figures, foodId, name: name ?? '', origin: 'person', typed: [] }
  }
  const figures = withTyped(figuresAt({ kind: 'item', item: before }, grams) ?? NOTHING, typed)
  const keys = [...new Set([...before.typed, ...typedKeys(typed)])]
  return { ...before, ...base, ...figures, name: name ?? before.name, typed: keys }
}
