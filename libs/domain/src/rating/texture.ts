import type { PhaseKey } from '../phase-table.js'
import type { EarliestPhase, RatedMeal } from './rated-meal.js'

/** Textures in the order they come back after surgery. */
const TEXTURES = ['clear', 'full', 'puree', 'soft', 'regular'] as const
export type Texture = (typeof TEXTURES)[number]

/** The texture a person eats: before surgery, in maintenance and without a date it is normal food. */
export const textureOf = (phase: PhaseKey | null): Texture =>
  TEXTURES.find((texture) => texture === phase) ?? 'regular'

/** Whether food of this earliest phase comes later than the person's phase. Source: clinical rules 7.2, 1. */
export const isAheadOf = (earliest: EarliestPhase, phase: PhaseKey | null): boolean => {
  const needed = TEXTURES.find((texture) => texture === earliest) ?? 'regular'
  return TEXTURES.indexOf(needed) > TEXTURES.indexOf(textureOf(phase))
}

/** Whether it cannot be told if a plate fits: a food of unknown texture, for a person who does not eat everything yet. */
export const isTextureUnknown = ({ phase, items }: Pick<RatedMeal, 'phase' | 'items'>): boolean =>
  textureOf(phase) !== 'regular' && items.some(({ earliestPhase }) => earliestPhase === null)
