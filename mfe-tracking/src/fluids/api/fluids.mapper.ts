import { whenOf } from '@gb/entries'
import type { ApiData } from '@gb/api-client'
import type { EntryReader, EntryValues } from '@gb/device'
import { DEFAULT_FLUID_TYPE } from '@gb/domain'
import type { Drink, FluidDay } from '../model/drink'

type Summary = ApiData<'/api/fluid-summary/{user_id}'>
type Entry = Summary['entries'][number]

/** A stored drink of the wire. */
export const toDrink = (entry: Entry): Drink => ({
  entryId: entry.entry_id,
  fluidType: entry.fluid_type,
  amountOz: entry.amount_oz,
  recordedAt: entry.recorded_at,
  day: entry.date,
})

/** The day of the wire without the sums: they are made from the drinks, so that both always agree. */
export const toFluidDay = (summary: Summary): FluidDay => ({
  goalOz: summary.fluid_goal_oz,
  drinks: summary.entries.map(toDrink),
})

/** A drink as it is sent. */
export const toValues = (drink: Drink): EntryValues['fluid']['create'] => ({
  fluid_type: drink.fluidType,
  amount_oz: drink.amountOz,
  recorded_at: drink.recordedAt,
})

/** Makes drinks of what is on its way; `dayOf` tells the local day of an instant. */
export function drinkReader(dayOf: (recordedAt: string) => string): EntryReader<'fluid', Drink> {
  const change: EntryReader<'fluid', Drink>['change'] = (drink, values) => ({
    ...drink,
    fluidType: values.fluid_type ?? drink.fluidType,
    amountOz: values.amount_oz ?? drink.amountOz,
    ...whenOf(values.recorded_at, dayOf),
  })
  return {
    change,
    create: (entryId, values) =>
      change({ entryId, fluidType: DEFAULT_FLUID_TYPE, amountOz: 0, recordedAt: '', day: '' }, values),
  }
}
