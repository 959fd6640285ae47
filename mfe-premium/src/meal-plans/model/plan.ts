import type { ApiData } from '@gb/api-client'

/** Meal plans as they come. */
export type MealPlans = ApiData<'/api/premium-meal-plans/{user_id}'>
export type Plan = MealPlans['personalized_plans'][number]
