import type { ApiData } from '@gb/api-client'

/** Meal plans as they come. */
export type MealPlans = ApiData<'/api/premium-meal-plans/{user_id}'>
export type Plan = MealPlans['personalized_plans'][number]
export type PlanDay = Plan['days'][number]
export type PlanMeal = PlanDay['meals'][number]
export type PlanItem = PlanMeal['items'][number]
export type SwapChoice = PlanItem['swaps'][number]
