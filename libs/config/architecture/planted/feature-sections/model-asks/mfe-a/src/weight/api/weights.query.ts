export const asked = 1
