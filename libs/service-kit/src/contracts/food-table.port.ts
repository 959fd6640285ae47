import { EARLIEST_PHASES, type Food } from '@gb/domain'
import { z } from 'zod'
import { call } from './call.js'

/** What other services may know of a food: its name, its figures per 100 g, and what it is like. */
export type FoodFacts = Pick<Food, 'foodId' | 'name' | 'per100g' | 'earliestPhase' | 'isDrink'>

/** The food table. Owned by food-analysis, called by content, whose dishes have no figures of their own. */
export abstract class FoodTablePort {
  /** The foods of these ids that exist, in no order. One indexed read. */
  abstract facts(foodIds: readonly string[]): Promise<FoodFacts[]>
}

const nutrients = z.object({
  calories: z.number(),
  proteinG: z.number(),
  carbsG: z.number(),
  fatG: z.number(),
  fiberG: z.number().nullable(),
  sugarG: z.number().nullable(),
})

const foodFacts = z.object({
  foodId: z.string(),
  name: z.string(),
  per100g: nutrients,
  earliestPhase: z.enum(EARLIEST_PHASES).nullable(),
  isDrink: z.boolean(),
})

export const FOOD_TABLE_CALLS = { facts: call(z.tuple([z.array(z.string())]), z.array(foodFacts)) }
