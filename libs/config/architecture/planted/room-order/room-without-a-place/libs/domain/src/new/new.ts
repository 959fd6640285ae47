export const fresh = 1
