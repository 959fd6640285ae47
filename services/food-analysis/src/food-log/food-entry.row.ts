import type { MealType, PhaseKey, RatingLabel } from '@gb/domain'
import type { ItemJson } from './food-entry.entity.js'
import type { FoodEntry, MealItem, MealSource } from './meal.js'

/** A row as the statements of this folder answer it. */
export type EntryRow = {
  user_id: string
  entry_id: string
  recorded_at: Date
  time_zone: string
  local_date: string
  meal_type: MealType
  items: ItemJson[]
  calories: number
  protein_g: number
  carbs_g: number
  fat_g: number
  fiber_g: number
  sugar_g: number
  phase: PhaseKey | null
  rating: RatingLabel | null
  rating_score: number | null
  rating_reasons: string[]
  recommendations: string[]
  assumptions: string[]
  source: MealSource
}

/** An item as it is stored. */
export const toItemJson = (item: MealItem): ItemJson => ({
  name: item.name,
  grams: item.grams,
  calories: item.calories,
  protein_g: item.proteinG,
  carbs_g: item.carbsG,
  fat_g: item.fatG,
  fiber_g: item.fiberG,
  sugar_g: item.sugarG,
  tags: [...item.tags],
  earliest_phase: item.earliestPhase,
  is_drink: item.isDrink,
})

const toItem = (json: ItemJson): MealItem => ({
  name: json.name,
  grams: json.grams,
  calories: json.calories,
  proteinG: json.protein_g,
  carbsG: json.carbs_g,
  fatG: json.fat_g,
  fiberG: json.fiber_g,
  sugarG: json.sugar_g,
  tags: json.tags,
  earliestPhase: json.earliest_phase,
  isDrink: json.is_drink,
})

/** A stored row as a meal. */
export const toEntry = (row: EntryRow): FoodEntry => ({
  userId: row.user_id,
  entryId: row.entry_id,
  recordedAt: row.recorded_at.toISOString(),
  timeZone: row.time_zone,
  localDate: row.local_date,
  mealType: row.meal_type,
  items: row.items.map(toItem),
  totals: {
    calories: row.calories,
    proteinG: row.protein_g,
    carbsG: row.carbs_g,
    fatG: row.fat_g,
    fiberG: row.fiber_g,
    sugarG: row.sugar_g,
  },
  phase: row.phase,
  rating: {
    label: row.rating,
    score: row.rating_score,
    reasons: row.rating_reasons,
    recommendations: row.recommendations,
  },
  assumptions: row.assumptions,
  source: row.source,
})
