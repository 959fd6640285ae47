import { type Drink, toDrink } from '@gb/entries'
import type { ApiData } from '@gb/api-client'
import type { EntryValues } from '@gb/device'
import type { FluidDay } from '../model/drink'

type Summary = ApiData<'/api/fluid-summary/{user_id}'>

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
