/** Figures of a food or a meal: energy in kcal, the rest in g. */
export const NUTRIENT_KEYS = ['calories', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sugarG'] as const
export type NutrientKey = (typeof NUTRIENT_KEYS)[number]

/** Energy in kcal and nutrients in g. */
export type Nutrients = { readonly [Key in NutrientKey]: number }

/** Figures of one food. Fiber and sugar are null where nobody measured them, which is never read as 0. */
export type FoodNutrients = Omit<Nutrients, 'fiberG' | 'sugarG'> & {
  readonly fiberG: number | null
  readonly sugarG: number | null
}

/** Where the figures of an item come from: the food table, the model that saw the photo, or the person. */
export const FIGURE_ORIGINS = ['table', 'model', 'person'] as const
export type FigureOrigin = (typeof FIGURE_ORIGINS)[number]
