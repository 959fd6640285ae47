/** Source: clinical rules 4.1. */
export const share = 1
