import type { Food } from '@gb/domain'

/** What other services may know of a food: its name, its figures per 100 g, and what it is like. */
export type FoodFacts = Pick<Food, 'foodId' | 'name' | 'per100g' | 'earliestPhase' | 'isDrink'>

/** The food table. Owned by food-analysis, called by content, whose dishes have no figures of their own. */
export abstract class FoodTablePort {
  /** The foods of these ids that exist, in no order. One indexed read. */
  abstract facts(foodIds: readonly string[]): Promise<FoodFacts[]>
}
