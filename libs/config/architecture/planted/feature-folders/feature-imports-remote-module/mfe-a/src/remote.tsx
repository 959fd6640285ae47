export const tabs = 1
