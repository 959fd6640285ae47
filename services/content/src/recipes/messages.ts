import { MAX_FAVORITE_RECIPES } from '@gb/domain'

/** Sentences of the recipe book. */
export const RECIPE_MESSAGES = {
  noRecipe: 'There is no such recipe.',
  noFavorite: 'This recipe is not one of your favorites.',
  favoritesFull: `You have ${MAX_FAVORITE_RECIPES} favorite recipes. Remove one to add another.`,
  /** A line of the process log. */
  unknownFoods: (foodIds: readonly string[]) =>
    `foods of the recipe book that the food table does not know: ${foodIds.join(', ')}`,
} as const
