import type { FoodNutrients, Nutrients } from './nutrients.js'

const KCAL_STEP = 5

/** kcal of a photo estimate as it is shown after "about": to 5 kcal. Source: health-rules 7.3. */
export const aboutKcal = (kcal: number): number => Math.round(kcal / KCAL_STEP) * KCAL_STEP

/** Grams of a photo estimate as they are shown after "about": to 1 g. Source: health-rules 7.3. */
export const aboutGrams = (grams: number): number => Math.round(grams)

const sumShown = (figures: readonly (number | null)[], shown: (figure: number) => number): number =>
  figures.reduce<number>((sum, figure) => sum + shown(figure ?? 0), 0)

/**
 * Totals as they are shown: the sum of the rows as they are shown, so that whoever adds them up finds the same.
 * @param rows foods, or figures of meals
 */
export const shownTotals = (rows: readonly FoodNutrients[]): Nutrients => ({
  calories: sumShown(
    rows.map(({ calories }) => calories),
    aboutKcal,
  ),
  proteinG: sumShown(
    rows.map(({ proteinG }) => proteinG),
    aboutGrams,
  ),
  carbsG: sumShown(
    rows.map(({ carbsG }) => carbsG),
    aboutGrams,
  ),
  fatG: sumShown(
    rows.map(({ fatG }) => fatG),
    aboutGrams,
  ),
  fiberG: sumShown(
    rows.map(({ fiberG }) => fiberG),
    aboutGrams,
  ),
  sugarG: sumShown(
    rows.map(({ sugarG }) => sugarG),
    aboutGrams,
  ),
})
