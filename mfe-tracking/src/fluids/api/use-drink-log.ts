import type { FluidType } from '@gb/domain'
import { type Drink, newPress, type Press, useDayOf, useEntryLog } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { toValues } from './fluids.mapper'
import { useFluidsOnHome } from '../../shared/home/home-words'
import { useDrinkInWords } from './use-drink-in-words'

export interface NewDrink {
  fluidType: FluidType
  amountOz: number
}

/** Everything a person can do to the log of drinks; shown at once, sent behind it. */
export function useDrinkLog() {
  const messages = useFluidsOnHome()
  const { notify } = useHost()
  const dayOf = useDayOf()
  const inWords = useDrinkInWords()
  const words = ({ amountOz, fluidType }: NewDrink) => inWords(amountOz, fluidType)
  const log = useEntryLog<'fluid', Drink>({
    kind: 'fluid',
    toValues,
    words: {
      undo: messages.undo,
      failed: messages.addFailed,
      deleted: (drink) => messages.deleted({ drink: words(drink) }),
    },
  })
  const drinkOf = (values: NewDrink, press: Press): Drink => ({
    ...values,
    ...press,
    day: dayOf(press.recordedAt),
  })

  return {
    ...log,

    /** Logs a drink. `press` makes it the same drink on every retry. Resolves to whether it is kept. */
    add: (values: NewDrink, press: Press): Promise<boolean> => log.add(drinkOf(values, press)),

    /** Logs a drink with one tap; it can be taken back. */
    async addOnTap(values: NewDrink): Promise<void> {
      const drink = drinkOf(values, newPress())
      if (!(await log.add(drink))) return
      const action = { label: messages.undo, onAction: () => log.takeBack(drink) }
      notify({ tone: 'success', text: messages.added({ drink: words(drink) }), action })
    },
  }
}

export type DrinkLog = ReturnType<typeof useDrinkLog>
