import { deviceTimeZone, newId } from '@gb/api-client'
import { moveToDay, toggledFeeling, type EatenShare, type MealFeeling, type MealType } from '@gb/domain'
import { newPress, useDayOf, useEntryLog, useMessages, useOneTap, type Press } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import {
  itemAtShare,
  itemsAnew,
  unratedMeal,
  type FoodItem,
  type LoggedMeal,
} from '../../../shared/meal/meal'
import { toPlateValues, toValues } from '../../../shared/meal/meal-reader'
import { sharedCatalog } from '../messages/generated/shared'
import { mealOfHour } from './meal-of-hour'
import { missingMeals, type FoodDay, type ShownMeal } from './food-day'

/** A meal to be logged; `of` names the one that it repeats. */
type Entered = LoggedMeal & { of?: string }

/** A logged meal, as far as it matters how it went. */
export type Served = Pick<LoggedMeal, 'entryId' | 'items' | 'eaten' | 'felt'>

/** A meal or a favorite that is logged once more. */
export interface Again {
  readonly entryId: string
  readonly items: readonly FoodItem[]
}

/** Everything a person can do to the food log; shown at once, sent behind it. None of it costs a scan. */
export function useMealLog() {
  const { notify, session } = useHost()
  const dayOf = useDayOf()
  const isNewTap = useOneTap()
  const messages = useMessages(sharedCatalog)
  const { meals } = messages
  const words = messages.log
  const log = useEntryLog<'food', Entered>({
    kind: 'food',
    toValues,
    words: {
      undo: words.undo,
      failed: words.failed,
      deleted: ({ mealType }) => words.deleted({ meal: meals[mealType] }),
    },
  })
  const enter = (mealType: MealType, items: readonly FoodItem[], press: Press): LoggedMeal =>
    unratedMeal({ ...press, mealType, items: itemsAnew(items), day: dayOf(press.recordedAt) })

  return {
    remove: (meal: Entered) => log.remove(meal),
    discard: log.discard,

    /** Logs a meal. `press` makes it the same meal on every retry. Resolves to whether it is kept. */
    add: (mealType: MealType, items: readonly FoodItem[], press: Press): Promise<boolean> =>
      log.add(enter(mealType, items, press)),

    /** Changes which meal it was, and when; `recordedAt` null leaves its time alone. */
    move: (entryId: string, mealType: MealType, recordedAt: string | null): Promise<boolean> =>
      log.change(entryId, { meal_type: mealType, ...(recordedAt !== null && { recorded_at: recordedAt }) }),

    /** Says anew what was on the plate: the list is the whole meal. */
    correct: (entryId: string, items: readonly FoodItem[]): Promise<boolean> =>
      log.change(entryId, toPlateValues(items)),

    /** Says how much of the plate was eaten. Foods that are on their way go along: the server has none to take along. */
    eat({ entryId, items, eaten }: Served, share: EatenShare): void {
      if (share === eaten) return
      const isOnItsWay = items.some(({ wish }) => wish !== null)
      const portions = items.map((item) => itemAtShare(item, eaten, share))
      void log.change(entryId, { eaten_percent: share, ...(isOnItsWay && toPlateValues(portions)) })
    },

    /** Says how a meal sat, or takes it back. */
    feel: ({ entryId, felt }: Served, tapped: MealFeeling): void =>
      void log.change(entryId, { felt: toggledFeeling(felt, tapped) }),

    /** Logs a meal or a favorite once more, with Undo. A second tap right behind it does nothing. */
    async repeat(
      { entryId, items }: Again,
      mealType: MealType = mealOfHour(new Date().getHours()),
      recordedAt: string | null = null,
    ): Promise<void> {
      if (!isNewTap(entryId)) return
      const meal = enter(mealType, items, newPress(recordedAt))
      if (!(await log.add({ ...meal, of: entryId }))) return
      const action = { label: words.undo, onAction: () => log.takeBack(meal) }
      const text = words.logged({ meal: meals[mealType] })
      notify({ tone: 'success', text, action })
    },

    /** Logs the meals of a day on another day too, but for those that it has already. */
    async copyDay(from: FoodDay, to: string, there: readonly ShownMeal[]): Promise<void> {
      const rule = { timeZone: deviceTimeZone(), dayStartsAt: session.dayStartsAt ?? 0 }
      const missing = missingMeals(from.meals, there)
      for (const { entryId, mealType, recordedAt, items } of missing) {
        const moved = moveToDay(new Date(recordedAt), to, rule, new Date()).toISOString()
        const copy = enter(mealType, items, { entryId: newId(), recordedAt: moved })
        if (!(await log.add({ ...copy, of: entryId }))) return
      }
      notify({
        tone: missing.length === 0 ? 'info' : 'success',
        text: words.copied({ count: missing.length }),
      })
    },
  }
}

export type MealLog = ReturnType<typeof useMealLog>
