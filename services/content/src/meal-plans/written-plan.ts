import type { MealType, PlanPhase } from '@gb/domain'

/** A plan as it is written. */
export interface WrittenPlan {
  planId: string
  phase: PlanPhase
  title: string
  description: string
  /** Who wrote it and what it rests on. */
  source: string
  /** Day it was last held against that, YYYY-MM-DD. */
  reviewDay: string
  /** What a day may get on top to meet a person's goals. */
  extras: (WrittenFood & { slot: MealType })[]
  days: WrittenMeal[][]
}

/** A plain food as it is written. */
export interface WrittenFood {
  ingredientId: string
  amount: number
  unit: string
}

/** A meal as it is written. */
export interface WrittenMeal {
  slot: MealType
  dishes: { recipeId: string; servings: number }[]
  foods: WrittenFood[]
}
