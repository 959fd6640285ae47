/** How many days a look back at fluids covers, the last one included. */
export const FLUID_LOOK_BACK_DAYS = 7

/** What was drunk on a local day with at least one drink, in US fl oz. A day without one is not in the log at all. */
export interface FluidDayTotal {
  readonly day: string
  readonly totalOz: number
}
