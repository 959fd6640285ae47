/** Kinds of drink. Source: product-rules 3, Fluid entry. */
export const FLUID_TYPES = ['water', 'tea', 'coffee', 'juice', 'other'] as const
export type FluidType = (typeof FLUID_TYPES)[number]
export const DEFAULT_FLUID_TYPE: FluidType = 'water'

/** Meals of a day. Source: product-rules 2, Scan, and product-rules 3, Food analysis request. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealType = (typeof MEAL_TYPES)[number]
export const DEFAULT_MEAL_TYPE: MealType = 'snack'

/** Vitamins of the log form. Source: product-rules 3, Vitamin entry. */
export const VITAMIN_NAMES = [
  'Multivitamin',
  'Calcium Citrate',
  'Vitamin B12',
  'Iron',
  'Vitamin D3',
  'Other',
] as const
export type VitaminName = (typeof VITAMIN_NAMES)[number]

/** When a vitamin was taken. Source: product-rules 3, Vitamin entry. */
export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export const DEFAULT_TIME_OF_DAY: TimeOfDay = 'morning'

/** Words for a mood. Source: product-rules 3, Mood entry. */
export const MOOD_DESCRIPTIONS = [
  'happy',
  'content',
  'hopeful',
  'confident',
  'grateful',
  'neutral',
  'tired',
  'stressed',
  'anxious',
  'frustrated',
  'sad',
  'overwhelmed',
] as const
export type MoodDescription = (typeof MOOD_DESCRIPTIONS)[number]
