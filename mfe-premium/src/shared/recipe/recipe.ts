import type { ApiData } from '@gb/api-client'

/** The recipe book as it comes. */
export type RecipeBook = ApiData<'/api/premium-recipes'>
export type Recipe = RecipeBook['recipes'][number]
export type Ingredient = Recipe['ingredients'][number]
export type Category = Recipe['category']
