export const card = 1
