import type { ApiBody, ApiData } from '@gb/api-client'
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
export const toFluidDay = (summary: Summary): Omit<FluidDay, 'readAt'> => ({
  goalOz: summary.fluid_goal_oz,
  drinks: summary.entries.map(toDrink),
})

/** A drink as it is sent. */
export const toAddBody = (userId: string, drink: Drink): ApiBody<'/api/fluid-entry', 'post'> => ({
  user_id: userId,
  entry_id: drink.entryId,
  fluid_type: drink.fluidType,
  amount_oz: drink.amountOz,
  recorded_at: drink.recordedAt,
})
