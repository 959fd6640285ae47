export const NO_SUCH_MEAL = 'This meal is not in your food log.'
