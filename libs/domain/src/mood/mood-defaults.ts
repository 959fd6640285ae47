/** Where both sliders stand at first. Source: product-rules 3, Mood entry. */
export const DEFAULT_MOOD_RATING = 5
export const DEFAULT_ENERGY_LEVEL = 5

/** The free texts of an entry, as the form names them. Source: product-rules 3, Mood entry. */
export const MOOD_TEXTS = ['journalEntry', 'gratitudeNote', 'challenges', 'victories'] as const
export type MoodText = (typeof MOOD_TEXTS)[number]
