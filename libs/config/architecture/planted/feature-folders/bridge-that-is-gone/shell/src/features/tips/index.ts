export const tips = 1
