import type { FoodNutrients, NutrientKey } from '@gb/domain'
import { figuresAt, type TableFood, type WantedItem } from '../correct/portion-draft'

/** One food of a meal that is not logged yet. */
export type NewItem = {
  /** Key on screen. */
  readonly id: string
  readonly name: string
  /** What will be sent; null while the person must still say which food or how much. */
  readonly wanted: WantedItem | null
  /** What it brings; null where only the server knows. */
  readonly figures: FoodNutrients | null
  /** A sentence beside it; null for none. */
  readonly note: string | null
}

const typedOver = (figures: FoodNutrients, typed: WantedItem['typed']): FoodNutrients => {
  const or = (key: NutrientKey) => typed[key] ?? figures[key]
  return {
    calories: typed.calories ?? figures.calories,
    proteinG: typed.proteinG ?? figures.proteinG,
    carbsG: typed.carbsG ?? figures.carbsG,
    fatG: typed.fatG ?? figures.fatG,
    fiberG: or('fiberG'),
    sugarG: or('sugarG'),
  }
}

const NOTHING: FoodNutrients = { calories: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: null, sugarG: null }

/** A food that was chosen or typed, with what it brings. */
export const newItemOf = (id: string, wanted: WantedItem, food: TableFood | null): NewItem => ({
  id,
  name: food?.name ?? wanted.name ?? '',
  wanted,
  figures: typedOver(
    (food === null ? null : figuresAt({ kind: 'food', food, item: null }, wanted.grams)) ?? NOTHING,
    wanted.typed,
  ),
  note: null,
})
