import type { FluidType } from '@gb/domain'

/** A drink in US fl oz. */
export interface Drink {
  entryId: string
  fluidType: FluidType
  amountOz: number
  /** ISO 8601, UTC. */
  recordedAt: string
  /** The local day it counts for, YYYY-MM-DD. */
  day: string
}

/** `saved`: the server has it · `sending`: on its way · `failed`: kept here, waiting for Retry. */
export type DrinkState = 'saved' | 'sending' | 'failed'

export interface ShownDrink extends Drink {
  state: DrinkState
}

/** The drinks of one day with its goal, and when they were read (ms), to know what they cannot contain yet. */
export interface FluidDay {
  goalOz: number
  drinks: Drink[]
  readAt: number
}
