import type { ApiData } from '@gb/api-client'
import type { Language, MealType, ShoppingSection } from '@gb/domain'

type WireItem =
  ApiData<'/api/premium-meal-plans/{user_id}'>['personalized_plans'][number]['days'][number]['meals'][number]['items'][number]

export type SwapChoice = WireItem['swaps'][number]

/** A dish or a plain food, as it is planned. */
export type PlanItem = Pick<
  WireItem,
  | 'recipe_id'
  | 'name'
  | 'household'
  | 'servings'
  | 'grams'
  | 'calories'
  | 'protein'
  | 'foods'
  | 'purchase'
  | 'swaps'
>

export interface PlanMeal {
  slot: MealType
  /** What it is called, where a plan has names of its own for its meals. */
  name?: string
  items: readonly PlanItem[]
  /** In place of dishes, where none fits: what may be eaten, and the protein it should bring. */
  idea?: { text: string; proteinAimG: number }
}

export interface PlanDay {
  day: number
  meals: readonly PlanMeal[]
}

/** A week to cook, shop for and log: a meal plan, or a template that was filled. */
export interface Plan {
  plan_id: string
  /** What its words are written in. */
  language: Language
  title: string
  description: string
  /** What this screen says of it, in its own language. */
  note?: string
  /** Who wrote it and what it rests on. */
  source: string
  /** Day it was last held against that, YYYY-MM-DD. */
  review_date: string
  days: readonly PlanDay[]
  shopping_list: readonly Pick<ShoppingSection, 'section' | 'items'>[]
}
