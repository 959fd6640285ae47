import type { PhaseKey } from '@gb/domain'

const AFTER_SURGERY = ['full', 'puree', 'soft', 'regular', 'maintenance'] as const
export type RecipePhase = (typeof AFTER_SURGERY)[number] | 'preop'

/**
 * The phases to choose recipes by for somebody who is in `phase`: for clear liquids there are none, and those of the
 * liver diet show only in its two weeks. Source: health-rules 1.3.
 */
export const recipePhases = (phase: PhaseKey | null): RecipePhase[] => [
  ...(phase === 'preop' ? (['preop'] as const) : []),
  ...AFTER_SURGERY,
]
