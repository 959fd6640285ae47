import type { FluidType } from '../entries/entry-choices.js'
import { FLUID_OZ } from '../measures/limits.js'
import { roundToStep } from '../measures/limit.js'

/** One drink, in US fl oz. */
export interface FluidAmount {
  readonly fluidType: FluidType
  readonly amountOz: number
}

/** A day of drinks in US fl oz; `fluidByType` holds only the types that were drunk. */
export interface FluidSummary {
  readonly totalFluidOz: number
  readonly fluidGoalOz: number
  readonly remainingOz: number
  readonly fluidByType: Readonly<Partial<Record<FluidType, number>>>
}

/** Sums up a day; what remains is never below 0. Source: product-rules 3, Fluid summary; health-rules 2.4. */
export const fluidSummary = (entries: readonly FluidAmount[], goalOz: number): FluidSummary => {
  const fluidByType: Partial<Record<FluidType, number>> = {}
  let totalFluidOz = 0
  for (const { fluidType, amountOz } of entries) {
    fluidByType[fluidType] = roundToStep((fluidByType[fluidType] ?? 0) + amountOz, FLUID_OZ)
    totalFluidOz = roundToStep(totalFluidOz + amountOz, FLUID_OZ)
  }
  const remainingOz = Math.max(0, roundToStep(goalOz - totalFluidOz, FLUID_OZ))
  return { totalFluidOz, fluidGoalOz: goalOz, remainingOz, fluidByType }
}
