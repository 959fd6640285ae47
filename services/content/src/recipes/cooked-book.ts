import {
  type Allergen,
  allergensOf,
  figuresOf,
  gramsOf,
  type Language,
  type Nutrients,
  type PantryItem,
  type PhaseKey,
  type Portion,
  type RecipeCategory,
  recipePhases,
  type RecipeTexture,
  servedFoods,
  type ServedFood,
  weighedFoods,
} from '@gb/domain'
import type { FoodFacts } from '@gb/service-kit'

/** A recipe as it is written, with its ingredients looked up. */
export interface WrittenRecipe {
  recipeId: string
  name: string
  category: RecipeCategory
  texture: RecipeTexture
  suitsPreop: boolean
  prepMinutes: number
  servings: number
  /** For all servings. */
  portions: Portion[]
  instructions: string[]
  notes: string
  /** Who wrote it and what it rests on. */
  source: string
  /** Day it was last held against that, YYYY-MM-DD. */
  reviewDay: string
}

/** The recipe book as it is written. */
export interface WrittenBook {
  language: Language
  focus: string
  pantry: ReadonlyMap<string, PantryItem>
  recipes: WrittenRecipe[]
}

/** A recipe with what follows from its ingredients. Figures, foods and weight are those of one serving. */
export interface Dish extends WrittenRecipe, Pick<Nutrients, 'calories' | 'proteinG' | 'carbsG'> {
  /** It pours: a shake or a thin soup is had by itself. */
  isDrink: boolean
  phases: PhaseKey[]
  allergens: Allergen[]
  foods: ServedFood[]
  figures: Nutrients
  grams: number
}

/** The recipe book with figures. */
export interface CookedBook {
  language: Language
  focus: string
  pantry: ReadonlyMap<string, PantryItem>
  dishes: ReadonlyMap<string, Dish>
  foods: ReadonlyMap<string, FoodFacts>
  /** Foods that the food table does not know; what is made of them is left out. */
  unknownFoods: string[]
}

/** The foods whose figures a book needs. */
export const foodIdsOf = ({ pantry }: WrittenBook): string[] => [
  ...new Set([...pantry.values()].flatMap(({ foodId }) => foodId ?? [])),
]

const toDish = (recipe: WrittenRecipe, table: ReadonlyMap<string, FoodFacts>): Dish => {
  const foods = servedFoods(weighedFoods(recipe.portions, 1 / recipe.servings), table)
  const figures = figuresOf(foods, table)
  return {
    ...recipe,
    calories: figures.calories,
    proteinG: figures.proteinG,
    carbsG: figures.carbsG,
    isDrink: recipe.texture === 'full',
    phases: recipePhases(recipe.texture, recipe.suitsPreop),
    allergens: allergensOf(recipe.portions),
    foods,
    figures,
    grams: gramsOf(foods),
  }
}

/** Computes a book from the food table. A dish or ingredient whose food is unknown is left out: the rest stays true. */
export const cookBook = (
  { language, focus, pantry, recipes }: WrittenBook,
  facts: readonly FoodFacts[],
): CookedBook => {
  const foods = new Map(facts.map((food) => [food.foodId, food]))
  const isKnown = ({ foodId }: PantryItem): boolean => foodId === null || foods.has(foodId)
  const dishes = recipes.filter(({ portions }) => portions.every(({ item }) => isKnown(item)))
  return {
    language,
    focus,
    pantry: new Map([...pantry].filter(([, item]) => isKnown(item))),
    dishes: new Map(dishes.map((recipe) => [recipe.recipeId, toDish(recipe, foods)])),
    foods,
    unknownFoods: [...pantry.values()].flatMap((item) => (isKnown(item) ? [] : (item.foodId ?? []))),
  }
}
