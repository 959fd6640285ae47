import { deviceTimeZone, invalidateAfter, isApiError, newId } from '@gb/api-client'
import { localDay, type FluidType } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useQueryClient } from '@tanstack/react-query'
import { newPress, type Press } from '../../shared/press'
import { useAddDrink } from '../api/add-drink.mutation'
import { useDeleteDrink } from '../api/delete-drink.mutation'
import { messages } from '../messages'
import type { Drink } from './drink'
import {
  broughtBack,
  failed,
  forgotten,
  noteChange,
  removed,
  saved,
  sending,
  type DrinkChange,
} from './drink-changes'
import { amountInWords, useFluidUnit } from './fluid-unit'
import { later } from '../../shared/log/later'
import { useIsShown } from './use-is-shown'

/** As long as the message with Undo stays. Source: ux, Shape. */
const UNDO_MS = 10_000

export interface NewDrink {
  fluidType: FluidType
  amountOz: number
}

// From the instant and not from the clock on the screen, so that a retry after midnight stays on its day.
const drinkOf = (values: NewDrink, press: Press): Drink => ({
  ...values,
  ...press,
  day: localDay(new Date(press.recordedAt), deviceTimeZone()),
})

/** By entry id; resolves to whether the server has it. Ids are random, so one table serves everybody. */
const underWay = new Map<string, Promise<boolean>>()

/** Everything a person can do to the log of drinks; shown at once, sent behind it. */
export function useDrinkLog(userId: string) {
  const queries = useQueryClient()
  const { notify } = useHost()
  const [unit] = useFluidUnit()
  const { mutateAsync: sendDrink } = useAddDrink(userId)
  const { mutateAsync: sendDelete } = useDeleteDrink(userId)
  const isShown = useIsShown()
  const note = (update: (changes: readonly DrinkChange[]) => readonly DrinkChange[]) =>
    noteChange(queries, userId, update)
  const words = ({ amountOz, fluidType }: NewDrink) =>
    messages.drink(amountInWords(amountOz, unit), fluidType)

  const save = async (drink: Drink): Promise<boolean> => {
    note(sending(drink))
    try {
      await sendDrink(drink)
      note(saved(drink, Date.now()))
      return true
    } catch (error) {
      // Deleted from another device: it must not come back as something to send again.
      note(isApiError(error, 'gone') ? forgotten(drink.entryId) : failed(drink))
      return false
    } finally {
      underWay.delete(drink.entryId)
      void invalidateAfter(queries, 'fluid')
    }
  }

  const send = (drink: Drink): Promise<boolean> => {
    const running = underWay.get(drink.entryId)
    if (running !== undefined) return running
    const saving = save(drink)
    underWay.set(drink.entryId, saving)
    return saving
  }

  const deleteNow = async (drink: Drink): Promise<void> => {
    try {
      await sendDelete(drink.entryId)
      note(forgotten(drink.entryId))
      void invalidateAfter(queries, 'fluid')
    } catch {
      note(broughtBack(drink.entryId))
      const retry = () => {
        note(removed(drink.entryId))
        void deleteNow(drink)
      }
      notify({
        tone: 'danger',
        text: messages.deleteFailed,
        action: { label: messages.retry, onAction: retry },
      })
    }
  }

  const takeBack = (drink: Drink) => {
    note(removed(drink.entryId))
    void deleteNow(drink)
  }

  return {
    /** Logs a drink. `press` makes it the same drink on every retry. Resolves to whether it is stored. */
    add(values: NewDrink, press: Press = newPress()): Promise<boolean> {
      return send(drinkOf(values, press))
    },

    /** Logs a drink with one tap; once it is stored it can be taken back. */
    async addOnTap(values: NewDrink): Promise<void> {
      const drink = drinkOf(values, newPress())
      if (await send(drink)) {
        const action = { label: messages.undo, onAction: () => takeBack(drink) }
        notify({ tone: 'success', text: messages.added(words(drink)), action, durationMs: UNDO_MS })
      } else if (!isShown.current) {
        // The screen that would say it is gone by now.
        const action = { label: messages.retry, onAction: () => void send(drink) }
        notify({ tone: 'danger', text: messages.addFailed, action })
      }
    },

    /** Sends a failed drink again, as the same drink. */
    retry: (drink: Drink): Promise<boolean> => send(drink),

    /** Gives up a drink that was never stored. */
    discard: (drink: Drink): void => note(forgotten(drink.entryId)),

    /** Removes a drink: gone at once, deleted when the time for Undo is over. */
    remove(drink: Drink): void {
      note(removed(drink.entryId))
      const deletion = later(() => void deleteNow(drink), UNDO_MS)
      const undo = () => {
        if (deletion.cancel()) note(broughtBack(drink.entryId))
        // Already deleted, e.g. since the app was in the background; its id stays deleted, so it comes back as a new one.
        else void send({ ...drink, entryId: newId() })
      }
      notify({
        tone: 'info',
        text: messages.deleted(words(drink)),
        action: { label: messages.undo, onAction: undo },
        durationMs: UNDO_MS,
      })
    },
  }
}

export type DrinkLog = ReturnType<typeof useDrinkLog>
