import { type FigureOrigin, type FoodTag, type NutrientKey, type SaidPhase, textureAndTags } from '@gb/domain'
import type { MealItem } from './meal.js'

/** An item as it is stored; read back by our own code only. The optional ones are missing in rows of older versions. */
export interface ItemJson {
  item_id?: number
  food_id?: string | null
  name: string
  grams: number
  figures?: FigureOrigin
  typed?: TypedName[]
  calories: number
  protein_g: number
  carbs_g: number
  fat_g: number
  fiber_g: number | null
  sugar_g: number | null
  tags: FoodTag[]
  /** Older rows hold advice here, too. */
  earliest_phase: SaidPhase | null
  is_drink: boolean
}

/** Names of figures on the wire and in the store. */
export const FIGURE_NAMES = {
  calories: 'calories',
  proteinG: 'protein_g',
  carbsG: 'carbs_g',
  fatG: 'fat_g',
  fiberG: 'fiber_g',
  sugarG: 'sugar_g',
} as const satisfies Record<NutrientKey, string>
export type TypedName = (typeof FIGURE_NAMES)[NutrientKey]

const KEY_OF: Readonly<Record<TypedName, NutrientKey>> = {
  calories: 'calories',
  protein_g: 'proteinG',
  carbs_g: 'carbsG',
  fat_g: 'fatG',
  fiber_g: 'fiberG',
  sugar_g: 'sugarG',
}

/** An item as it is stored. */
export const toItemJson = (item: MealItem): ItemJson => ({
  item_id: item.itemId,
  food_id: item.foodId,
  name: item.name,
  grams: item.grams,
  figures: item.figures,
  typed: item.typed.map((key) => FIGURE_NAMES[key]),
  calories: item.calories,
  protein_g: item.proteinG,
  carbs_g: item.carbsG,
  fat_g: item.fatG,
  fiber_g: item.fiberG,
  sugar_g: item.sugarG,
  tags: [...item.tags],
  earliest_phase: item.earliestPhase,
  is_drink: item.isDrink,
})

const toItem = (json: ItemJson, index: number): MealItem => ({
  itemId: json.item_id ?? index + 1,
  foodId: json.food_id ?? null,
  name: json.name,
  grams: json.grams,
  // Before figures came from the food table, all of them came from the model.
  figures: json.figures ?? 'model',
  typed: (json.typed ?? []).map((name) => KEY_OF[name]),
  calories: json.calories,
  proteinG: json.protein_g,
  carbsG: json.carbs_g,
  fatG: json.fat_g,
  fiberG: json.fiber_g,
  sugarG: json.sugar_g,
  ...textureAndTags(json.earliest_phase, json.tags),
  isDrink: json.is_drink,
})

/** Stored items as items. */
export const toItems = (json: readonly ItemJson[]): MealItem[] => json.map(toItem)
