import type { Nutrients } from '@gb/domain'
import { figuresAt, type TableFood, type WantedItem } from '../correct/portion-draft'

/** One food of a meal that is not logged yet. */
export type NewItem = {
  /** Key on screen. */
  readonly id: string
  readonly name: string
  /** What will be sent; null while the person must still say which food or how much. */
  readonly wanted: WantedItem | null
  /** What it brings; null while `wanted` is. */
  readonly figures: Pick<Nutrients, 'calories' | 'proteinG'> | null
  /** A sentence beside it; null for none. */
  readonly note: string | null
}

/** A food that was chosen or typed, with what it brings. */
export const newItemOf = (id: string, wanted: WantedItem, food: TableFood | null): NewItem => {
  const { grams, typed } = wanted
  const known = food === null ? null : figuresAt({ kind: 'food', food, item: null }, grams)
  return {
    id,
    name: food?.name ?? wanted.name ?? '',
    wanted,
    figures: {
      calories: typed.calories ?? known?.calories ?? 0,
      proteinG: typed.proteinG ?? known?.proteinG ?? 0,
    },
    note: null,
  }
}
