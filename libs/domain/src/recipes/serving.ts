import { type Food, nutrientsFor } from '../foods/food.js'
import { roundToStep } from '../measures/limit.js'
import { ITEM_GRAMS } from '../meals/meal-limits.js'
import type { FoodNutrients, Nutrients } from '../meals/nutrients.js'
import { totalsOf } from '../meals/portion.js'
import { ALLERGENS, type Allergen, type ShopSection } from './choices.js'
import type { Amount } from './amount.js'

/** A thing of the pantry: what recipes and plans are made of. */
export interface PantryItem {
  readonly ingredientId: string
  /** The food whose figures it has; null for spices and the like, which have none worth counting. */
  readonly foodId: string | null
  /** In a recipe: "Chicken breast, poached". */
  readonly name: string
  /** In a shop: "Chicken breast". */
  readonly shopName: string
  readonly shopSection: ShopSection
  readonly allergens: readonly Allergen[]
  /** What one of a kitchen measure weighs, in g. */
  readonly measures: readonly { readonly unit: string; readonly grams: number }[]
  /** g to buy for 1 g of the food as it is counted: cooked meat weighs less than raw, cooked lentils more than dry. */
  readonly boughtPerGram: number
}

/** An amount of a pantry item. */
export type Portion = Amount & { readonly item: PantryItem }

/** A food and its weight in g, as the food log takes it. */
export interface WeighedFood {
  readonly foodId: string
  readonly grams: number
}

/** A weighed food with its name and figures, as it looks in a log. */
export type ServedFood = WeighedFood & { readonly name: string; readonly figures: FoodNutrients }

/** Weight of an amount in g; null for what has no figures. RangeError when the item has no such measure. */
export const portionGrams = ({ item, amount, unit }: Portion): number | null => {
  if (item.foodId === null) return null
  const measure = item.measures.find((known) => known.unit === unit)
  if (!measure) throw new RangeError(`${item.ingredientId} has no measure "${unit}"`)
  return roundToStep(amount * measure.grams, ITEM_GRAMS)
}

/**
 * The foods of a part of a dish, one line per food, as the food log takes them.
 * @param share 1 is the whole dish, 0.25 one of four servings
 */
export const weighedFoods = (portions: readonly Portion[], share: number): WeighedFood[] => {
  const grams = new Map<string, number>()
  for (const portion of portions) {
    const weight = portionGrams(portion)
    const { foodId } = portion.item
    if (weight === null || foodId === null) continue
    grams.set(foodId, (grams.get(foodId) ?? 0) + weight * share)
  }
  return [...grams].map(([foodId, weight]) => ({ foodId, grams: roundToStep(weight, ITEM_GRAMS) }))
}

/** Foods with what the food table knows of them. RangeError for a food without figures. */
export const servedFoods = (
  foods: readonly WeighedFood[],
  table: ReadonlyMap<string, Pick<Food, 'name' | 'per100g'>>,
): ServedFood[] =>
  foods.map(({ foodId, grams }) => {
    const food = table.get(foodId)
    if (!food) throw new RangeError(`no food "${foodId}"`)
    return { foodId, grams, name: food.name, figures: nutrientsFor(food, grams) }
  })

/** Figures of foods together, the same as the food log computes for them. RangeError for a food without figures. */
export const figuresOf = (
  foods: readonly WeighedFood[],
  table: ReadonlyMap<string, Pick<Food, 'per100g'>>,
): Nutrients =>
  totalsOf(
    foods.map(({ foodId, grams }) => {
      const food = table.get(foodId)
      if (!food) throw new RangeError(`no food "${foodId}"`)
      return nutrientsFor(food, grams)
    }),
  )

/** What a dish must not be given to whom, in the order of the labels. */
export const allergensOf = (portions: readonly Pick<Portion, 'item'>[]): Allergen[] =>
  ALLERGENS.filter((allergen) => portions.some(({ item }) => item.allergens.includes(allergen)))
