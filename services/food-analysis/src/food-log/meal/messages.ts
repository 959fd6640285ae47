export const NO_SUCH_MEAL = 'This meal is not in your food log.'

/** What is assumed for figures that nobody measured. */
export const SUGAR_UNKNOWN = 'Sugar is not known for every food here.'
export const FIBER_UNKNOWN = 'Fiber is not known for every food here.'
export const ENERGY_DOES_NOT_FIT =
  'The calories do not fully match the protein, carbs and fat. Take them as a rough guess.'

export const FINE_ALONE = 'A meal that was fine brought nothing else.'
