import { EARLIEST_PHASES, type EarliestPhase, type FoodTag } from '../foods/tags.js'

/** What a model may say of a texture, and what meals of older versions hold: `limit` and `avoid` were advice in its place. */
export const SAID_PHASES = [...EARLIEST_PHASES, 'limit', 'avoid'] as const
export type SaidPhase = (typeof SAID_PHASES)[number]

/** A texture and the advice beside it. */
export interface TextureAndTags {
  readonly earliestPhase: EarliestPhase | null
  readonly tags: readonly FoodTag[]
}

const ADVICE: Readonly<Record<'limit' | 'avoid', FoodTag>> = { limit: 'limit', avoid: 'avoid-early' }

/**
 * Tells texture from advice: `limit` and `avoid` say nothing of a texture, so the careful one is taken.
 * Source: health-rules 9b.9.
 */
export const textureAndTags = (said: SaidPhase | null, tags: readonly FoodTag[]): TextureAndTags => {
  if (said !== 'limit' && said !== 'avoid') return { earliestPhase: said, tags }
  return { earliestPhase: 'regular', tags: [...new Set([...tags, ADVICE[said]])] }
}
