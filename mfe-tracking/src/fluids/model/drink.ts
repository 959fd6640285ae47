import type { FluidType } from '@gb/domain'
import type { Entry, Shown } from '../../shared/log/entry'

/** A drink in US fl oz. */
export interface Drink extends Entry {
  fluidType: FluidType
  amountOz: number
}

export type ShownDrink = Shown<Drink>

/** The drinks of one day with its goal. */
export interface FluidDay {
  goalOz: number
  drinks: Drink[]
}
