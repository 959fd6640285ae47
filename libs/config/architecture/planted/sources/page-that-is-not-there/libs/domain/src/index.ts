/** Source: food-rules 4.1. */
export const share = 1
