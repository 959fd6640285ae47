import type { EarliestPhase, Food, FoodSource, FoodTag } from '@gb/domain'
import type { PortionJson } from './food.entity.js'

/** Columns of a food as `toFood` reads them. */
export const FOOD_COLUMNS = `food_id, source, name, calories::float8 AS calories, protein_g::float8 AS protein_g,
  carbs_g::float8 AS carbs_g, fat_g::float8 AS fat_g, fiber_g::float8 AS fiber_g, sugar_g::float8 AS sugar_g,
  portions, earliest_phase, is_drink, tags, aliases`

/** A row as the statements of this folder answer it. */
export interface StoredFood {
  food_id: string
  source: FoodSource
  name: string
  calories: number
  protein_g: number
  carbs_g: number
  fat_g: number
  fiber_g: number | null
  sugar_g: number | null
  portions: PortionJson[]
  earliest_phase: EarliestPhase | null
  is_drink: boolean
  tags: FoodTag[]
  aliases: string[]
}

/** A stored row as a food. */
export const toFood = (row: StoredFood): Food => ({
  foodId: row.food_id,
  source: row.source,
  name: row.name,
  per100g: {
    calories: row.calories,
    proteinG: row.protein_g,
    carbsG: row.carbs_g,
    fatG: row.fat_g,
    fiberG: row.fiber_g,
    sugarG: row.sugar_g,
  },
  portions: row.portions,
  earliestPhase: row.earliest_phase,
  tags: row.tags,
  isDrink: row.is_drink,
  aliases: row.aliases,
})
