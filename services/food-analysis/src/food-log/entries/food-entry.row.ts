import {
  type EatenShare,
  type MealFeeling,
  type MealType,
  type PhaseKey,
  type RatingLabel,
  saidToday,
} from '@gb/domain'
import { type ItemJson, toItems } from '../meal/item-json.js'
import type { FoodEntry, LockedEntry, MealSource } from '../meal/meal.js'

/** A row as the statements of this folder answer it. */
export interface EntryRow {
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
  revision: number
  eaten_percent: EatenShare
  felt: MealFeeling[]
}

/** A stored row as a meal. */
export const toEntry = (row: EntryRow): FoodEntry => ({
  userId: row.user_id,
  entryId: row.entry_id,
  recordedAt: row.recorded_at.toISOString(),
  timeZone: row.time_zone,
  localDate: row.local_date,
  mealType: row.meal_type,
  items: toItems(row.items),
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
    reasons: saidToday(row.rating_reasons),
    recommendations: saidToday(row.recommendations),
  },
  assumptions: row.assumptions,
  source: row.source,
  revision: row.revision,
  eaten: row.eaten_percent,
  felt: row.felt,
})

/** A row with what the model said. */
export type LockedRow = EntryRow & {
  model_answer: { items: ItemJson[] } | null
  model: string | null
  prompt_version: string | null
}

/** A stored row with what the model said of it. */
export const toLockedEntry = (row: LockedRow): LockedEntry => ({
  entry: toEntry(row),
  said: toItems(row.model_answer?.items ?? []),
  model: row.model,
  promptVersion: row.prompt_version,
})
