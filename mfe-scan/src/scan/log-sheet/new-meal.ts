import type { FoodItem, WantedItem } from '../../shared/meal/meal'
import { expectedItem } from '../correct/expected-item'
import type { TableFood } from '../correct/portion-draft'

/** One food of a meal that is not logged yet. */
export interface NewItem {
  /** Key on screen. */
  readonly id: string
  readonly name: string
  /** The food as far as it is known here; null while the person must still say which food or how much. */
  readonly food: FoodItem | null
  /** A sentence beside it; null for none. */
  readonly note: string | null
}

/** Not numbered: it gets its number when the meal is logged. */
const NEW = -1

/** A food that was chosen or typed, with what it brings. */
export function newItemOf(id: string, wanted: WantedItem, food: TableFood | null): NewItem {
  const item = expectedItem(NEW, wanted, food, null)
  return { id, name: item.name, food: item, note: null }
}
