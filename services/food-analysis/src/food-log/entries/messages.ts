export const NO_SUCH_ITEM = 'This meal has no such item.'
export const ITEM_TWICE = 'Each item of the meal can be sent once.'
export const FOOD_OR_NAME = 'Send food_id or name.'
export const FIGURES_NEEDED =
  'This food is not in the food table. Please add its calories, protein, carbs and fat.'
export const TOO_MUCH = 'This is more than one meal can hold. Please check the portions.'
