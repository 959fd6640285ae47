import { aboutGrams } from '@gb/domain'
import {
  amountInWords,
  type Entry,
  newPress,
  useDayOf,
  useEntryLog,
  useFluidUnit,
  useMessages,
} from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import type { LoggedMeal } from '../../shared/meal/meal'
import { toValues } from '../../shared/meal/meal-reader'
import { homeCatalog } from '../messages/generated/home'
import { SHAKE_OZ, shakeMeal } from '../model/shake'

/** Logs a protein shake with one tap, in the food log and in the log of drinks; it can be taken back from both. */
export function useShake(): () => Promise<void> {
  const { notify } = useHost()
  const dayOf = useDayOf()
  const [unit] = useFluidUnit()
  const messages = useMessages(homeCatalog)
  const words = {
    undo: messages.undo,
    failed: messages.shakeFailed,
    deleted: () => messages.shakeDeleted,
  }
  const meals = useEntryLog<'food', LoggedMeal>({ kind: 'food', toValues, words })
  const drinks = useEntryLog<'fluid', Entry>({
    kind: 'fluid',
    toValues: ({ recordedAt }) => ({ fluid_type: 'other', amount_oz: SHAKE_OZ, recorded_at: recordedAt }),
    words,
  })
  return async () => {
    const press = newPress()
    const day = dayOf(press.recordedAt)
    const meal = shakeMeal({ ...press, day })
    const drink = { ...newPress(press.recordedAt), day }
    if (!(await meals.add(meal)) || !(await drinks.add(drink))) return
    const undo = () => {
      meals.takeBack(meal)
      drinks.takeBack(drink)
    }
    const text = messages.shakeAdded({
      grams: String(aboutGrams(meal.totals.proteinG)),
      volume: amountInWords(SHAKE_OZ, unit),
    })
    notify({
      tone: 'success',
      text,
      action: { label: messages.undo, onAction: undo },
    })
  }
}
