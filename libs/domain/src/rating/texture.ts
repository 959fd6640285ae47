import type { PhaseKey } from '../phases/phase-keys.js'
import { countedItems } from './condiments.js'
import type { EarliestPhase } from '../foods/tags.js'
import type { RatedItem, RatedMeal } from './rated-meal.js'

/** Textures in the order they come back after surgery. */
const TEXTURES = ['clear', 'full', 'puree', 'soft', 'regular'] as const
export type Texture = (typeof TEXTURES)[number]

/** The texture a person eats: before surgery, in maintenance and without a date it is normal food. */
export const textureOf = (phase: PhaseKey | null): Texture =>
  TEXTURES.find((texture) => texture === phase) ?? 'regular'

/** Whether the person does not eat everything yet: after surgery and before day 56. */
export const isEarly = (phase: PhaseKey | null): boolean => textureOf(phase) !== 'regular'

/** Whether food of this earliest phase comes later than the person's phase. Source: health-rules 7.2. */
export const isAheadOf = (earliest: EarliestPhase, phase: PhaseKey | null): boolean =>
  TEXTURES.indexOf(earliest) > TEXTURES.indexOf(textureOf(phase))

type Plate = Pick<RatedMeal, 'phase' | 'items'>

const isItemAhead = ({ earliestPhase }: RatedItem, phase: PhaseKey | null): boolean =>
  earliestPhase !== null && isAheadOf(earliestPhase, phase)

/** The food on the plate that comes later than the person's phase; drinks have no texture. Source: health-rules 9b.9. */
export const itemsAhead = ({ phase, items }: Plate): readonly RatedItem[] =>
  countedItems(items).filter((item) => !item.isDrink && isItemAhead(item, phase))

/** Whether food on the plate comes later than the person's phase. */
export const isTextureAhead = (plate: Plate): boolean => itemsAhead(plate).length > 0

/** Whether a drink cannot be seen through while nothing else is allowed. Source: health-rules 1.1. */
export const isDrinkTooThick = ({ phase, items }: Plate): boolean =>
  textureOf(phase) === 'clear' && items.some((item) => item.isDrink && isItemAhead(item, phase))

/** Whether it cannot be told if a plate fits: a food of unknown texture, for a person who does not eat everything yet. */
export const isTextureUnknown = ({ phase, items }: Plate): boolean =>
  isEarly(phase) &&
  countedItems(items).some(
    ({ earliestPhase, isDrink }) => earliestPhase === null && (!isDrink || textureOf(phase) === 'clear'),
  )
