import type { Shown } from '@gb/device'
import type { Entry } from '@gb/entries'
import type { FluidType } from '@gb/domain'

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
