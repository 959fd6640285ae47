import type { ApiData } from '@gb/api-client'
import { mergePending } from '@gb/device'
import type { MealType } from '@gb/domain'
import { useDayOf, usePendingEntries } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useEffect, useState } from 'react'
import type { ScannedMeal } from '../../shared/meal/meal'
import { toLoggedMeal } from '../../shared/meal/meal.mapper'
import { mealReader } from '../../shared/meal/meal-reader'
import type { ShownMeal } from '../shared/meal-log/food-day'

/** A meal that was just scanned, with what was corrected since, whether the server has it yet or not. */
export function useCorrected(answered: ScannedMeal, mealType: MealType): ShownMeal {
  const { outbox } = useHost()
  const dayOf = useDayOf()
  const pending = usePendingEntries('food')
  const [read, setRead] = useState(() => ({
    meal: { ...answered, mealType, day: '', recordedAt: '' },
    readAt: Date.now(),
  }))
  const { entryId } = answered
  useEffect(
    () =>
      outbox.onSent(({ write, answer }) => {
        if (write.kind !== 'food' || write.entryId !== entryId || !isMeal(answer)) return
        // Read after the sending, however coarse the clock is.
        setRead({ meal: toLoggedMeal(answer), readAt: Date.now() + 1 })
      }),
    [outbox, entryId],
  )
  const own = pending.filter(({ write }) => write.entryId === entryId)
  const [shown] = mergePending({ entries: [read.meal], readAt: read.readAt }, own, mealReader(dayOf))
  return shown ?? { ...read.meal, state: 'saved', refusal: null }
}

// The typed client read it; only the outbox, which holds answers of every kind, has forgotten which one it is.
const isMeal = (answer: unknown): answer is ApiData<'/api/food-entry', 'post'> =>
  typeof answer === 'object' && answer !== null && 'food_items' in answer
