import { Injectable } from '@nestjs/common'
import {
  atShare,
  type EatenShare,
  type Food,
  isWithin,
  ITEM_GRAMS,
  nutrientsFor,
  resizePortion,
  type TypedFigures,
  typedKeys,
  withTyped,
} from '@gb/domain'
import { InvalidField } from '@gb/service-kit'
import { FoodTableService } from '../../foods/table/food-table.service.js'
import { isPlausibleMeal } from '../meal/judge-meal.js'
import type { FoodEntry, MealItem } from '../meal/meal.js'
import { FIGURES_NEEDED, FOOD_OR_NAME, NO_SUCH_ITEM } from './messages.js'
import { NO_SUCH_FOOD } from '../../foods/messages.js'
import { ImplausibleMeal, ItemTwice } from './errors.js'

/** One food as the person says it is. */
export interface WantedItem {
  /** An item of the stored meal. */
  readonly itemId: number | undefined
  readonly foodId: string | undefined
  readonly name: string | undefined
  readonly grams: number
  readonly typed: TypedFigures
}

/** A stored meal that is being corrected: its items, and what the model had said of them. */
export interface Corrected {
  readonly items: readonly MealItem[]
  readonly said: readonly MealItem[]
}

const NOTHING: Corrected = { items: [], said: [] }

const invalid = (index: number, field: string, message: string): InvalidField =>
  new InvalidField(`items.${index}.${field}`, message)

const of = (items: readonly MealItem[], itemId: number): MealItem | undefined =>
  items.find((item) => item.itemId === itemId)

const ownValues = (item: MealItem): TypedFigures =>
  Object.fromEntries(item.typed.map((key) => [key, item[key]]))

const aboutFood = (food: Food | null) => ({
  foodId: food?.foodId ?? null,
  tags: food?.tags ?? [],
  earliestPhase: food?.earliestPhase ?? null,
  isDrink: food?.isDrink ?? false,
})

const fromTable = (food: Food, wanted: WantedItem, kept: TypedFigures, itemId: number): MealItem => {
  const typed = { ...kept, ...wanted.typed }
  return {
    itemId,
    ...aboutFood(food),
    name: wanted.name ?? food.name,
    grams: wanted.grams,
    figures: 'table',
    typed: typedKeys(typed),
    ...withTyped(nutrientsFor(food, wanted.grams), typed),
  }
}

/** At another weight the figures grow from what the model said, so that going back and forth loses nothing. */
const resized = (stored: MealItem, said: MealItem | undefined, wanted: WantedItem): MealItem => {
  const typed = { ...ownValues(stored), ...wanted.typed }
  const base = stored.figures === 'model' && said ? said : stored
  return {
    ...stored,
    name: wanted.name ?? stored.name,
    grams: wanted.grams,
    typed: typedKeys(typed),
    ...withTyped(resizePortion(base, wanted.grams), typed),
  }
}

interface Label {
  readonly calories: number
  readonly proteinG: number
  readonly carbsG: number
  readonly fatG: number
}

const labelOf = ({ calories, proteinG, carbsG, fatG }: TypedFigures): Label | null =>
  calories === undefined || proteinG === undefined || carbsG === undefined || fatG === undefined
    ? null
    : { calories, proteinG, carbsG, fatG }

const byHand = (
  wanted: WantedItem,
  name: string,
  label: Label,
  like: Food | null,
  itemId: number,
): MealItem => ({
  itemId,
  ...aboutFood(like),
  foodId: null,
  name,
  grams: wanted.grams,
  figures: 'person',
  typed: [],
  ...label,
  fiberG: wanted.typed.fiberG ?? null,
  sugarG: wanted.typed.sugarG ?? null,
})

/** Makes the items of a meal out of what a person says is on the plate. Figures come from the food table wherever it knows the food. */
@Injectable()
export class MealItems {
  constructor(private readonly foods: FoodTableService) {}

  /** @throws AppError `invalid_input` naming the item and the field */
  async build(wanted: readonly WantedItem[], corrected: Corrected = NOTHING): Promise<MealItem[]> {
    const ids = wanted.flatMap(({ itemId }) => itemId ?? [])
    if (new Set(ids).size < ids.length) throw new ItemTwice()
    const known = await this.foods.byIds([
      ...new Set([
        ...wanted.flatMap(({ foodId }) => foodId ?? []),
        ...corrected.items.flatMap(({ foodId }) => foodId ?? []),
      ]),
    ])
    let free = Math.max(0, ...[...corrected.items, ...corrected.said].map(({ itemId }) => itemId))
    const items = wanted.map((one, index) => this.item(one, index, corrected, known, one.itemId ?? ++free))
    if (!isPlausibleMeal(items)) throw new ImplausibleMeal()
    return items
  }

  /** The foods of a meal of which another share was eaten. @throws AppError `invalid_input` for more than a meal can be */
  atShare({ items, eaten }: Pick<FoodEntry, 'items' | 'eaten'>, share: EatenShare): readonly MealItem[] {
    if (share === eaten) return items
    const portions = items.map((item) => atShare(item, eaten, share))
    if (isPlausibleMeal(portions) && portions.every(({ grams }) => isWithin(grams, ITEM_GRAMS)))
      return portions
    throw new ImplausibleMeal()
  }

  private item(
    wanted: WantedItem,
    index: number,
    corrected: Corrected,
    known: ReadonlyMap<string, Food>,
    itemId: number,
  ): MealItem {
    const stored = wanted.itemId === undefined ? undefined : of(corrected.items, wanted.itemId)
    if (wanted.itemId !== undefined && !stored) throw invalid(index, 'item_id', NO_SUCH_ITEM)
    if (wanted.foodId !== undefined) {
      const food = known.get(wanted.foodId)
      if (!food) throw invalid(index, 'food_id', NO_SUCH_FOOD)
      const kept = stored && stored.foodId === food.foodId ? ownValues(stored) : {}
      return fromTable(food, wanted, kept, itemId)
    }
    if (stored && (wanted.name === undefined || wanted.name === stored.name)) {
      const food = stored.foodId === null ? undefined : known.get(stored.foodId)
      return food
        ? fromTable(food, { ...wanted, name: stored.name }, ownValues(stored), itemId)
        : resized(stored, of(corrected.said, itemId), wanted)
    }
    return this.named(wanted, index, stored, itemId)
  }

  /** A name without a food_id: typed in, or another food than the model said. */
  private named(wanted: WantedItem, index: number, stored: MealItem | undefined, itemId: number): MealItem {
    if (wanted.name === undefined) throw invalid(index, 'food_id', FOOD_OR_NAME)
    const like = this.foods.matchFood(wanted.name)
    const label = labelOf(wanted.typed)
    if (label) return byHand(wanted, wanted.name, label, like, itemId)
    if (like) return fromTable(like, wanted, {}, itemId)
    // Another food may have another texture than the one that was named before.
    if (stored) return { ...resized(stored, undefined, wanted), foodId: null, earliestPhase: null }
    throw invalid(index, 'calories', FIGURES_NEEDED)
  }
}
