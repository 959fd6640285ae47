import { newId } from '@gb/api-client'
import type { MealType } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useRef } from 'react'
import { useDeleteMeal } from '../api/delete-meal.mutation'
import { useLogMeal, useRepeatMeal } from '../api/log-meal.mutation'
import type { WantedItem } from '../correct/portion-draft'
import { messages as scanMessages } from '../messages'
import { mealOfHour } from '../model/meal-of-hour'
import type { LoggedMeal } from '../model/logged-meal'
import type { FoodItem } from '../model/scan-outcome'
import { messages } from './messages'
import { bringBack, removeLater } from './removals'

/** As long as the message with Undo stays. Source: ux, Shape. */
const UNDO_MS = 10_000

/** Logging meals again and deleting them, each with Undo. */
export function useMealLog(userId: string) {
  const { notify } = useHost()
  const deleteMeal = useDeleteMeal(userId)
  const { mutateAsync: log } = useLogMeal(userId)
  const { mutateAsync: repeatMeal } = useRepeatMeal(userId)
  const repeating = useRef(new Set<string>())

  const deleteNow = async (entryId: string) => {
    try {
      await deleteMeal(entryId)
    } catch {
      bringBack(entryId)
      notify({ tone: 'danger', text: messages.deleteFailed })
    }
  }

  const logAnew = async (meal: LoggedMeal) => {
    const { mealType, recordedAt, items } = meal
    try {
      await log({ entryId: newId(), mealType, recordedAt, items: items.map(itemAnew) })
    } catch {
      notify({ tone: 'danger', text: messages.logFailed })
    }
  }

  return {
    /** Removes a meal: gone at once, deleted when the time for Undo is over. */
    remove(meal: LoggedMeal): void {
      const takeBack = removeLater(meal.entryId, () => void deleteNow(meal.entryId), UNDO_MS)
      const onAction = () => {
        // Already deleted, e.g. since the app was in the background; its key stays deleted, so it comes back as a new one.
        if (!takeBack()) void logAnew(meal)
      }
      const text = messages.deleted(scanMessages.meals[meal.mealType])
      notify({ tone: 'info', text, action: { label: messages.undo, onAction }, durationMs: UNDO_MS })
    },

    /** Logs a meal or a favorite once more, as the meal of this hour. A second tap on it meanwhile does nothing. */
    async repeat(entryId: string, mealType: MealType = mealOfHour(new Date().getHours())): Promise<void> {
      if (repeating.current.has(entryId)) return
      repeating.current.add(entryId)
      try {
        const { entryId: added } = await repeatMeal({ of: entryId, entryId: newId(), mealType })
        const action = { label: messages.undo, onAction: () => void deleteNow(added) }
        const text = messages.logged(scanMessages.meals[mealType])
        notify({ tone: 'success', text, action, durationMs: UNDO_MS })
      } catch {
        notify({ tone: 'danger', text: messages.logFailed })
      } finally {
        repeating.current.delete(entryId)
      }
    },
  }
}

/** An item as it would be entered by hand. */
export const itemAnew = (item: FoodItem): WantedItem => {
  const { foodId, name, grams, calories, proteinG, carbsG, fatG, fiberG, sugarG } = item
  const own = { calories, proteinG, carbsG, fatG, fiberG: fiberG ?? undefined, sugarG: sugarG ?? undefined }
  const typed = Object.fromEntries(item.typed.map((key) => [key, item[key] ?? undefined]))
  return { itemId: null, foodId, name, grams, typed: foodId === null ? own : typed }
}
