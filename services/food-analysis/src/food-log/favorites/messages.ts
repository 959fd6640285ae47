export const FAVORITES_FULL = 'You have as many favorite meals as we can keep. Please remove one first.'
