import type { EntryReader, EntryValues } from '@gb/device'
import { ALL_EATEN, DEFAULT_MEAL_TYPE } from '@gb/domain'
import { whenOf } from '@gb/entries'
import { itemAnew, itemAtShare, unrated, unratedMeal, type FoodItem, type LoggedMeal } from './meal'
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
  eaten,
  felt,
  of,
}: LoggedMeal & { of?: string }): Values['create'] => ({
  meal_type: mealType,
  recorded_at: recordedAt,
  items: items.map((item) => toItemRequest(itemAnew(item))),
  shown: items.map(toShownFood),
  ...(eaten !== ALL_EATEN && { eaten_percent: eaten }),
  ...(felt.length > 0 && { felt: [...felt] }),
  ...(of !== undefined && { of }),
})

/** Makes meals of what is on its way; `dayOf` tells the local day of an instant. */
export function mealReader(dayOf: (recordedAt: string) => string): EntryReader<'food', LoggedMeal> {
  const change: EntryReader<'food', LoggedMeal>['change'] = (meal, values) => ({
    ...meal,
    mealType: values.meal_type ?? meal.mealType,
    felt: values.felt ?? meal.felt,
    ...plateOf(meal, values),
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

/** What a change makes of the plate. Foods that are sent are what was eaten; alone a share takes the foods along. */
const plateOf = (
  meal: LoggedMeal,
  { items, shown, eaten_percent }: Values['change'],
): Partial<LoggedMeal> => {
  const eaten = eaten_percent ?? meal.eaten
  if (items !== undefined && shown !== undefined) return { eaten, ...unrated(itemsOf(items, shown)) }
  if (eaten === meal.eaten) return {}
  return { eaten, ...unrated(meal.items.map((item) => itemAtShare(item, meal.eaten, eaten))) }
}

const itemsOf = (items: Values['create']['items'], shown: Values['create']['shown']): FoodItem[] =>
  shown.flatMap((food, index) => {
    const item = items[index]
    return item === undefined
      ? []
      : { ...toFoodItem(food), itemId: item.item_id ?? -1 - index, wish: toWantedItem(item) }
  })
