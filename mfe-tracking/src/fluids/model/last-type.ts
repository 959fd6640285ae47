import { DEFAULT_FLUID_TYPE, FLUID_TYPES } from '@gb/domain'
import { remembered, useRemembered } from '@gb/device'

const lastType = remembered('fluidType', [
  DEFAULT_FLUID_TYPE,
  ...FLUID_TYPES.filter((type) => type !== DEFAULT_FLUID_TYPE),
])

/** What was drunk last on this device, so that the next tap logs the same. */
export const useLastType = () => useRemembered(lastType)
