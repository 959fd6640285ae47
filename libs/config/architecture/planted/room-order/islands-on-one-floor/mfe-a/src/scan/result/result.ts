export const result = 1
