import type { FluidType } from '@gb/domain'
import {
  amountInWords,
  type Drink,
  newPress,
  type Press,
  useDayOf,
  useEntryLog,
  useFluidUnit,
} from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { toValues } from './fluids.mapper'
import { homeMessages as messages } from '../home-messages'

export interface NewDrink {
  fluidType: FluidType
  amountOz: number
}

/** Everything a person can do to the log of drinks; shown at once, sent behind it. */
export function useDrinkLog() {
  const { notify } = useHost()
  const [unit] = useFluidUnit()
  const dayOf = useDayOf()
  const words = ({ amountOz, fluidType }: NewDrink) =>
    messages.drink(amountInWords(amountOz, unit), fluidType)
  const log = useEntryLog<'fluid', Drink>({
    kind: 'fluid',
    toValues,
    words: {
      undo: messages.undo,
      failed: messages.addFailed,
      deleted: (drink) => messages.deleted(words(drink)),
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
      notify({ tone: 'success', text: messages.added(words(drink)), action })
    },
  }
}

export type DrinkLog = ReturnType<typeof useDrinkLog>
