import type { Shown } from '@gb/device'
import type { Drink } from '@gb/entries'

/** A drink as it is listed. */
export type ShownDrink = Shown<Drink>

/** The drinks of one day with its goal. */
export interface FluidDay {
  goalOz: number
  drinks: Drink[]
}
