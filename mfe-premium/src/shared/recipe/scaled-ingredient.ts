import { ingredientText, type Language, roundToStep } from '@gb/domain'
import type { Ingredient } from './recipe'

/** Grams on a kitchen scale. */
const KITCHEN_GRAMS = { step: 1 }

/** An ingredient for another number of servings, in words: "1 1/2 cups" and "(275 g)". */
export function scaledIngredient(
  ingredient: Ingredient,
  factor: number,
  language: Language,
): { amount: string; grams: number | null } {
  const { amount, unit, grams, bought_per_gram: boughtPerGram } = ingredient
  return {
    amount: ingredientText({ amount: amount * factor, unit }, boughtPerGram, language),
    grams: grams === null ? null : roundToStep(grams * factor, KITCHEN_GRAMS),
  }
}
