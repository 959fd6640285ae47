import {
  ingredientText,
  type Language,
  type Portion,
  portionGrams,
  RECIPE_CATEGORIES,
  type ServedFood,
} from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { Dish } from './cooked-book.js'
import type {
  PremiumRecipesDto,
  RecipeCountsDto,
  RecipeDto,
  RecipeIngredientDto,
  ServedFoodDto,
} from './premium-recipes.dto.js'
import type { ShownBook } from './premium-recipes.service.js'

/** Foods as the food log takes and shows them. */
export const toServedFoodDto = ({ foodId, grams, name, figures }: ServedFood): ServedFoodDto => ({
  food_id: foodId,
  name,
  grams,
  ...spelled(figures, 'calories', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sugarG'),
})

const toIngredientDto = (portion: Portion, language: Language): RecipeIngredientDto => {
  const { item, amount, unit } = portion
  return {
    ...spelled(item, 'ingredientId', 'foodId', 'name'),
    household: ingredientText(portion, item.boughtPerGram, language),
    amount,
    unit,
    grams: portionGrams(portion),
    ...spelled(item, 'shopName', 'shopSection', 'boughtPerGram'),
  }
}

const toRecipeDto = (dish: Dish, isFavorite: boolean, language: Language): RecipeDto => ({
  ...spelled(dish, 'recipeId', 'name', 'category'),
  earliest_phase: dish.texture,
  phases: dish.phases,
  calories: dish.figures.calories,
  protein: dish.figures.proteinG,
  carbs: dish.figures.carbsG,
  fat: dish.figures.fatG,
  fiber: dish.figures.fiberG,
  sugar: dish.figures.sugarG,
  grams: dish.grams,
  servings: dish.servings,
  prep_time: `${dish.prepMinutes} min`,
  prep_minutes: dish.prepMinutes,
  ingredients: dish.portions.map((portion) => toIngredientDto(portion, language)),
  foods: dish.foods.map(toServedFoodDto),
  instructions: dish.instructions,
  gastric_sleeve_notes: dish.notes,
  source: dish.source,
  review_date: dish.reviewDay,
  allergens: dish.allergens,
  favourite: isFavorite,
})

const countsOf = (dishes: readonly Dish[]): RecipeCountsDto => {
  const count = (category: string): number => dishes.filter((dish) => dish.category === category).length
  const [breakfast, lunch, dinner, snacks] = RECIPE_CATEGORIES
  return {
    breakfast: count(breakfast),
    lunch: count(lunch),
    dinner: count(dinner),
    snacks: count(snacks),
  }
}

/** The wire form of the book, or of the part of it that a person sees; the counts are always those of the whole. */
export const toPremiumRecipesDto = ({
  book: { language, focus, dishes },
  shown,
  favorites,
}: ShownBook): PremiumRecipesDto => ({
  language,
  preview: shown.length < dishes.size,
  total_recipes: dishes.size,
  categories: countsOf([...dishes.values()]),
  gastric_sleeve_focus: focus,
  recipes: shown.map((dish) => toRecipeDto(dish, favorites.has(dish.recipeId), language)),
})
