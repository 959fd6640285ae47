import { remembered, useRemembered } from '@gb/device'
import { mlToOz, ozToMl } from '@gb/domain'
import { shownIn, type Unit } from './unit'

export type FluidUnit = 'oz' | 'ml'

/** Ounces are stored; milliliters are how some people measure. */
export const FLUID_UNITS: Record<FluidUnit, Unit> = {
  oz: { label: 'oz', step: 0.1, toStored: (oz) => oz, fromStored: (oz) => oz },
  ml: { label: 'ml', step: 1, toStored: mlToOz, fromStored: ozToMl },
}

const chosen = remembered<FluidUnit>('fluidUnit', ['oz', 'ml'])

/** The unit of this browser, everywhere fluids are shown. */
export const useFluidUnit = () => useRemembered(chosen)

/** "8 oz", "237 ml". */
export const amountInWords = (oz: number, unit: FluidUnit): string =>
  `${shownIn(oz, FLUID_UNITS[unit])} ${FLUID_UNITS[unit].label}`
