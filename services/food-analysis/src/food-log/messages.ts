export const NO_SUCH_MEAL = 'This meal is not in your food log.'
export const NO_SUCH_FOOD = 'This food is not in the food table.'
export const NO_SUCH_ITEM = 'This meal has no such item.'
export const ITEM_TWICE = 'Each item of the meal can be sent once.'
export const FOOD_OR_NAME = 'Send food_id or name.'
export const FIGURES_NEEDED =
  'This food is not in the food table. Please add its calories, protein, carbs and fat.'
export const TOO_MUCH = 'This is more than one meal can hold. Please check the portions.'

/** What is assumed for figures that nobody measured. */
export const SUGAR_UNKNOWN = 'Sugar is not known for every food here.'
export const FIBER_UNKNOWN = 'Fiber is not known for every food here.'
export const ENERGY_DOES_NOT_FIT =
  'The calories do not fully match the protein, carbs and fat. Take them as a rough guess.'
export const FAVOURITES_FULL = 'You have as many favorite meals as we can keep. Please remove one first.'
