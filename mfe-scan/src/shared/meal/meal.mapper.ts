import type { ApiBody, ApiData } from '@gb/api-client'
import type { ShownFood } from '@gb/device'
import {
  ALL_EATEN,
  DEFAULT_MEAL_TYPE,
  EATEN_SHARES,
  MEAL_FEELINGS,
  MEAL_TYPES,
  NUTRIENT_KEYS,
  RATING_LABELS,
  type NutrientKey,
} from '@gb/domain'
import type { FoodItem, LoggedMeal, Plate, ScannedMeal, WantedItem } from './meal'

/** A meal on the wire, without its key. */
type WireMeal = NonNullable<ApiData<'/api/analyze-food', 'post'>['analysis']>
type WireItem = WireMeal['food_items'][number]
type ItemRequest = ApiBody<'/api/food-entry', 'post'>['items'][number]

const WIRE_NAMES = {
  calories: 'calories',
  proteinG: 'protein_g',
  carbsG: 'carbs_g',
  fatG: 'fat_g',
  fiberG: 'fiber_g',
  sugarG: 'sugar_g',
} as const satisfies Record<NutrientKey, WireItem['typed'][number]>

/** A food of the wire. */
export const toFoodItem = (item: WireItem): FoodItem => ({
  itemId: item.item_id,
  foodId: item.food_id,
  name: item.name,
  grams: item.grams,
  origin: item.figures,
  typed: NUTRIENT_KEYS.filter((key) => item.typed.includes(WIRE_NAMES[key])),
  calories: item.calories,
  proteinG: item.protein_g,
  carbsG: item.carbs_g,
  fatG: item.fat_g,
  fiberG: item.fiber_g,
  sugarG: item.sugar_g,
  wish: null,
})

/** A food for the wire's own shape of one; kept beside what is on its way. */
export const toShownFood = (item: FoodItem): ShownFood => ({
  item_id: item.itemId,
  food_id: item.foodId,
  name: item.name,
  grams: item.grams,
  figures: item.origin,
  typed: item.typed.map((key) => WIRE_NAMES[key]),
  calories: item.calories,
  protein_g: item.proteinG,
  carbs_g: item.carbsG,
  fat_g: item.fatG,
  fiber_g: item.fiberG,
  sugar_g: item.sugarG,
})

/** A meal of the wire with the key of its entry. */
export const toMeal = (meal: WireMeal, entryId: string): ScannedMeal => ({ ...toPlate(meal), entryId })

/** A meal of the wire. */
export const toPlate = (meal: WireMeal): Plate => ({
  items: meal.food_items.map(toFoodItem),
  totals: {
    calories: meal.total_calories,
    proteinG: meal.protein_g,
    carbsG: meal.carbs_g,
    fatG: meal.fat_g,
    fiberG: meal.fiber_g,
    sugarG: meal.sugar_g,
  },
  isRated: true,
  rating: RATING_LABELS.find((label) => label === meal.gastric_sleeve_rating) ?? null,
  reasons: meal.rating_reasons,
  recommendations: meal.recommendations,
  timingNote: meal.meal_timing_note,
  assumptions: meal.assumptions,
  isSample: meal.source === 'sample',
  // An answer that was kept for a replay may be older than these two.
  eaten: EATEN_SHARES.find((share) => share === meal.eaten_percent) ?? ALL_EATEN,
  felt: MEAL_FEELINGS.filter((feeling) => meal.felt?.includes(feeling)),
})

/** A meal of the food log. */
export const toLoggedMeal = (entry: ApiData<'/api/food-entry', 'post'>): LoggedMeal => ({
  ...toMeal(entry, entry.entry_id),
  mealType: MEAL_TYPES.find((type) => type === entry.meal_type) ?? DEFAULT_MEAL_TYPE,
  day: entry.date,
  recordedAt: entry.recorded_at,
})

/** A food as a person wants it, for the wire: what was not said is left out. */
export const toItemRequest = ({ itemId, foodId, name, grams, typed }: WantedItem): ItemRequest => {
  const figures: Partial<Record<WireItem['typed'][number], number>> = {}
  for (const key of NUTRIENT_KEYS) {
    const value = typed[key]
    if (value !== undefined) figures[WIRE_NAMES[key]] = value
  }
  return {
    grams,
    ...(itemId !== null && { item_id: itemId }),
    ...(foodId !== null && { food_id: foodId }),
    ...(name !== null && { name }),
    ...figures,
  }
}

/** What was sent of a food. */
export const toWantedItem = (item: ItemRequest): WantedItem => ({
  itemId: item.item_id ?? null,
  foodId: item.food_id ?? null,
  name: item.name ?? null,
  grams: item.grams,
  typed: Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, item[WIRE_NAMES[key]]])),
})
