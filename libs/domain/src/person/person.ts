/** Genders of the profile form, the default first. Source: product-rules 3, Profile. */
export const GENDERS = ['female', 'male'] as const
export type Gender = (typeof GENDERS)[number]
export const DEFAULT_GENDER: Gender = 'female'

/** Activity levels of the profile form, least first. Source: product-rules 3, Profile. */
export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]
export const DEFAULT_ACTIVITY_LEVEL: ActivityLevel = 'light'
