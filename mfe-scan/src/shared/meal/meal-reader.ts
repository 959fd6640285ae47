import type { EntryReader, EntryValues } from '@gb/device'
import { DEFAULT_MEAL_TYPE } from '@gb/domain'
import { whenOf } from '@gb/entries'
import { itemAnew, unrated, unratedMeal, type FoodItem, type LoggedMeal } from './meal'
import { toFoodItem, toItemRequest, toShownFood, toWantedItem } from './meal.mapper'

type Values = EntryValues['food']

/** Foods as they are sent, and as they look until the server has them. */
export const toPlateValues = (
  items: readonly FoodItem[],
): Required<Pick<Values['change'], 'items' | 'shown'>> => ({
  items: items.map((item) => toItemRequest(wishOf(item))),
  shown: items.map(toShownFood),
})

/** What has to be said of an item in a list that is the whole meal. */
export const wishOf = ({ wish, itemId, grams }: FoodItem): FoodItem['wish'] & object =>
  wish ?? { itemId, foodId: null, name: null, grams, typed: {} }

/** A new meal as it is sent. `of`: the meal that it repeats. */
export const toValues = ({
  mealType,
  recordedAt,
  items,
  of,
}: LoggedMeal & { of?: string }): Values['create'] => ({
  meal_type: mealType,
  recorded_at: recordedAt,
  items: items.map((item) => toItemRequest(itemAnew(item))),
  shown: items.map(toShownFood),
  ...(of !== undefined && { of }),
})

/** Makes meals of what is on its way; `dayOf` tells the local day of an instant. */
export function mealReader(dayOf: (recordedAt: string) => string): EntryReader<'food', LoggedMeal> {
  const change: EntryReader<'food', LoggedMeal>['change'] = (meal, values) => ({
    ...meal,
    mealType: values.meal_type ?? meal.mealType,
    ...(values.items !== undefined &&
      values.shown !== undefined &&
      unrated(itemsOf(values.items, values.shown))),
    ...whenOf(values.recorded_at, dayOf),
  })
  return {
    change,
    create: (entryId, values) =>
      change(
        unratedMeal({ entryId, mealType: DEFAULT_MEAL_TYPE, day: '', recordedAt: '', items: [] }),
        values,
      ),
  }
}

const itemsOf = (items: Values['create']['items'], shown: Values['create']['shown']): FoodItem[] =>
  shown.flatMap((food, index) => {
    const item = items[index]
    return item === undefined
      ? []
      : { ...toFoodItem(food), itemId: item.item_id ?? -1 - index, wish: toWantedItem(item) }
  })
