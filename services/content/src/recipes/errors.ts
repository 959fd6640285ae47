import { situation } from '@gb/service-kit'
import { RECIPE_MESSAGES } from './messages.js'

/** The book has no recipe of this id. */
export class NoSuchRecipe extends situation('not_found', RECIPE_MESSAGES.noRecipe) {}

/** No further recipe fits among the favorites. */
export class FavoriteRecipesFull extends situation('conflict', RECIPE_MESSAGES.favoritesFull) {}

/** The recipe is not among the favorites. */
export class NoSuchFavoriteRecipe extends situation('not_found', RECIPE_MESSAGES.noFavorite) {}
