import { roundToStep } from '../measures/limit.js'
import { ITEM_FIGURE, MEAL_FIGURE } from './meal-limits.js'
import { type FoodNutrients, NUTRIENT_KEYS, type NutrientKey, type Nutrients } from './nutrients.js'

const scaled = (value: number, factor: number): number => roundToStep(value * factor, ITEM_FIGURE)

const scaledOrNull = (value: number | null, factor: number): number | null =>
  value === null ? null : scaled(value, factor)

/**
 * Figures of an item at another weight. An item that weighed nothing keeps its figures: nothing says how they grow.
 * @param item its weight in g and its figures at that weight
 */
export const resizePortion = (
  item: FoodNutrients & { readonly grams: number },
  grams: number,
): FoodNutrients => {
  const factor = item.grams > 0 ? grams / item.grams : 1
  return {
    calories: scaled(item.calories, factor),
    proteinG: scaled(item.proteinG, factor),
    carbsG: scaled(item.carbsG, factor),
    fatG: scaled(item.fatG, factor),
    fiberG: scaledOrNull(item.fiberG, factor),
    sugarG: scaledOrNull(item.sugarG, factor),
  }
}

/** What a person typed instead of a figure; what is absent was not typed. */
export type TypedFigures = { readonly [Key in NutrientKey]?: FoodNutrients[Key] | undefined }

/** Names of the figures that were typed, in their order. */
export const typedKeys = (typed: TypedFigures): NutrientKey[] =>
  NUTRIENT_KEYS.filter((key) => typed[key] !== undefined)

/** Figures with what was typed on top: a typed figure survives whatever the rest becomes. */
export const withTyped = (figures: FoodNutrients, typed: TypedFigures): FoodNutrients => ({
  calories: typed.calories ?? figures.calories,
  proteinG: typed.proteinG ?? figures.proteinG,
  carbsG: typed.carbsG ?? figures.carbsG,
  fatG: typed.fatG ?? figures.fatG,
  fiberG: typed.fiberG === undefined ? figures.fiberG : typed.fiberG,
  sugarG: typed.sugarG === undefined ? figures.sugarG : typed.sugarG,
})

const sum = (values: readonly (number | null)[]): number =>
  roundToStep(
    values.reduce<number>((total, value) => total + (value ?? 0), 0),
    MEAL_FIGURE,
  )

/** Totals of a plate: always the sums of its items, whatever a model says they are. Fiber and sugar sum what is known. */
export const totalsOf = (items: readonly FoodNutrients[]): Nutrients => ({
  calories: sum(items.map((item) => item.calories)),
  proteinG: sum(items.map((item) => item.proteinG)),
  carbsG: sum(items.map((item) => item.carbsG)),
  fatG: sum(items.map((item) => item.fatG)),
  fiberG: sum(items.map((item) => item.fiberG)),
  sugarG: sum(items.map((item) => item.sugarG)),
})

/** Weight of a plate in g. */
export const gramsOf = (items: readonly { readonly grams: number }[]): number =>
  sum(items.map((item) => item.grams))
