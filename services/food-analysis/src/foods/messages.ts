export const NO_SUCH_FOOD = 'This food is not in the food table.'
