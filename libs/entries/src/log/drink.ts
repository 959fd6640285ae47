import type { ApiData } from '@gb/api-client'
import type { EntryReader } from '@gb/device'
import { DEFAULT_FLUID_TYPE, type FluidType } from '@gb/domain'
import { whenOf } from '../when/when-of'
import type { Entry } from './use-entry-log'

/** A drink in US fl oz. */
export interface Drink extends Entry {
  fluidType: FluidType
  amountOz: number
}

/** A stored drink of the wire. */
export const toDrink = (entry: ApiData<'/api/fluid-summary/{user_id}'>['entries'][number]): Drink => ({
  entryId: entry.entry_id,
  fluidType: entry.fluid_type,
  amountOz: entry.amount_oz,
  recordedAt: entry.recorded_at,
  day: entry.date,
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
