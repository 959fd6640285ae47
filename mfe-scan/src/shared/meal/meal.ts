import {
  ALL_EATEN,
  atShare,
  totalsOf,
  type EatenShare,
  type FigureOrigin,
  type FoodNutrients,
  type MealFeeling,
  type MealType,
  type NutrientKey,
  type Nutrients,
  type RatingLabel,
} from '@gb/domain'

/** One food as a person says it is; what is null or absent was not said. */
export interface WantedItem {
  readonly itemId: number | null
  readonly foodId: string | null
  readonly name: string | null
  readonly grams: number
  readonly typed: { readonly [Key in NutrientKey]?: number | undefined }
}

/** One food on the plate. Its figures are estimates, but for those in `typed`. */
export type FoodItem = FoodNutrients & {
  /** Number of the item in its meal; below 0 while the server has not numbered it. */
  readonly itemId: number
  /** The food of the food table; null when it is not in there. */
  readonly foodId: string | null
  readonly name: string
  readonly grams: number
  /** Where the figures come from that were not typed. */
  readonly origin: FigureOrigin
  /** Figures that the person typed over. */
  readonly typed: readonly NutrientKey[]
  /** What is on its way to the server about it; null where the server has it as it is. */
  readonly wish: WantedItem | null
}

/** A plate, added up and rated. */
export interface Plate {
  readonly items: readonly FoodItem[]
  readonly totals: Nutrients
  /** False while the server has not seen it as it is: then there is nothing to say of it yet. */
  readonly isRated: boolean
  /** null: not sure enough for a rating. */
  readonly rating: RatingLabel | null
  readonly reasons: readonly string[]
  readonly recommendations: readonly string[]
  readonly timingNote: string
  readonly assumptions: readonly string[]
  /** No AI is connected: an example, not this plate. */
  readonly isSample: boolean
  /** How much of the plate was eaten; foods and sums are what was eaten. */
  readonly eaten: EatenShare
  /** How it sat; empty while nothing was said. */
  readonly felt: readonly MealFeeling[]
}

/** A plate that is in the log. */
export type ScannedMeal = Plate & {
  /** Key of the logged meal. */
  readonly entryId: string
}

/** A meal of the food log. */
export type LoggedMeal = ScannedMeal & {
  readonly mealType: MealType
  /** Local day, YYYY-MM-DD. */
  readonly day: string
  /** ISO 8601, UTC. */
  readonly recordedAt: string
}

/** What a person says of a new meal. */
type NewMeal = Pick<LoggedMeal, 'entryId' | 'mealType' | 'day' | 'recordedAt' | 'items'>

/** A meal as it is shown until the server has rated it. */
export const unratedMeal = (meal: NewMeal): LoggedMeal => ({
  ...meal,
  ...unrated(meal.items),
  timingNote: '',
  assumptions: [],
  isSample: false,
  eaten: ALL_EATEN,
  felt: [],
})

/** Foods, their sums, and that nothing is said of them yet. */
export const unrated = (items: readonly FoodItem[]) =>
  ({
    items,
    totals: totalsOf(items),
    isRated: false,
    rating: null,
    reasons: [],
    recommendations: [],
  }) as const

/** A food of a plate of which another share was eaten, with what is on its way about it. */
export const itemAtShare = (item: FoodItem, from: EatenShare, to: EatenShare): FoodItem => {
  const portion = atShare(item, from, to)
  if (item.wish === null) return portion
  const { grams, ...typed } = atShare({ grams: item.wish.grams, ...item.wish.typed }, from, to)
  return { ...portion, wish: { ...item.wish, grams, typed } }
}

/** An item as it would be entered by hand. */
export const itemAnew = (item: FoodItem): WantedItem => {
  const { wish, foodId, name, grams, calories, proteinG, carbsG, fatG, fiberG, sugarG } = item
  if (wish !== null && wish.itemId === null) return wish
  const own = { calories, proteinG, carbsG, fatG, fiberG: fiberG ?? undefined, sugarG: sugarG ?? undefined }
  const typed = Object.fromEntries(item.typed.map((key) => [key, item[key] ?? undefined]))
  return { itemId: null, foodId, name, grams, typed: foodId === null ? own : typed }
}

/** The foods of a meal for another one. */
export const itemsAnew = (items: readonly FoodItem[]): FoodItem[] =>
  items.map((item, index) => ({ ...item, itemId: -1 - index, wish: itemAnew(item) }))

/** The foods of a meal in a row. */
export const namesOf = ({ items }: { readonly items: readonly { readonly name: string }[] }): string =>
  items.map(({ name }) => name).join(', ')
