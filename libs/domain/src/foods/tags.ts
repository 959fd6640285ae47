/** What whoever sees a food may say of it besides its figures. Source: health-rules 7.1. */
export const SEEN_TAGS = [
  'fried',
  'sweets',
  'processed-meat',
  'starchy-base',
  'tough',
  'alcohol',
  'carbonated',
  'caffeine',
  'dairy',
  'fruit',
  'whole-produce',
] as const

/**
 * What is said of a food beside its texture: `limit` is to be kept small and `avoid-early` to be left out until regular
 * food. Source: health-rules 9b.9.
 */
export const ADVICE_TAGS = ['limit', 'avoid-early'] as const

/** What an item may be besides its figures; `condiment` is a condiment, a fat or a sauce. Source: health-rules 7.1, 9b.9. */
export const FOOD_TAGS = [...SEEN_TAGS, 'condiment', ...ADVICE_TAGS] as const
export type FoodTag = (typeof FOOD_TAGS)[number]

/** A condiment, fat or sauce below this weight in g says nothing of a plate. Source: health-rules 9b.9. */
export const SMALL_CONDIMENT_BELOW_G = 15

/** The first phase an item's texture fits. Source: health-rules 9, 9b.9. */
export const EARLIEST_PHASES = ['clear', 'full', 'puree', 'soft', 'regular'] as const
export type EarliestPhase = (typeof EARLIEST_PHASES)[number]
