import { NUTRIENT_KEYS, type TypedFigures } from '@gb/domain'
import type { MealItemRequest } from './food-entry.dto.js'
import { FIGURE_NAMES } from '../meal/item-json.js'
import type { WantedItem } from './meal-items.js'

/** Only what was sent: a key without a value would hide a figure that was typed before. */
const typedOf = (sent: MealItemRequest): TypedFigures =>
  Object.fromEntries(
    NUTRIENT_KEYS.flatMap((key) => {
      const value = sent[FIGURE_NAMES[key]]
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** A food as it was sent, in our own words. */
export const toWantedItem = (sent: MealItemRequest): WantedItem => ({
  itemId: sent.item_id,
  foodId: sent.food_id,
  name: sent.name,
  grams: sent.grams,
  typed: typedOf(sent),
})
