export const change = (lbs: string): string => `A week, lately: ${lbs}`
