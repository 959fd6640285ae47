import { type EarliestPhase } from '../foods/tags.js'
import { isAheadOf } from '../rating/texture.js'
import { PHASE_KEYS, type PhaseKey } from '../phases/phase-keys.js'

/** Categories of the recipe book. Source: product-rules 3, Recipes. */
export const RECIPE_CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number]

/** The textures a recipe can have; clear liquids are poured, not cooked. */
export const RECIPE_TEXTURES = ['full', 'puree', 'soft', 'regular'] as const
export type RecipeTexture = (typeof RECIPE_TEXTURES)[number]

/** The allergens a label in the US must name. Source: standards, FALCPA 2004 and FASTER Act 2021. */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** Where in a shop a thing stands, in the order one walks; water comes from the tap. */
export const SHOP_SECTIONS = [
  'Produce',
  'Meat and fish',
  'Dairy and eggs',
  'Protein and supplements',
  'Canned and dry goods',
  'Grains and bread',
  'Nuts and seeds',
  'Spices and basics',
  'Not bought',
] as const
export type ShopSection = (typeof SHOP_SECTIONS)[number]

/** Recipes that a person without premium sees. Source: wire-rules 3. */
export const PREVIEW_RECIPES = 3

/** How many recipes are promised where premium is offered: never more than there are. Source: product-rules 3, Recipes. */
export const PROMISED_RECIPES = 60

/** Favorite recipes of one person at most [own]. */
export const MAX_FAVORITE_RECIPES = 500

/** Dishes of plans that one person has swapped, at most [own]. */
export const MAX_PLAN_SWAPS = 1000

/** Phases with a plan of their own; the rest have nothing to plan (sips) or nothing to keep to. */
export const PLAN_PHASES = ['preop', 'full', 'puree', 'soft', 'regular', 'maintenance'] as const
export type PlanPhase = (typeof PLAN_PHASES)[number]

/**
 * The phase whose plans a person gets: the own one, and without a surgery date `regular`, as the goals do. null more
 * than 14 days before surgery, when the liver diet is nobody's to begin early, and on clear liquids: the day of surgery
 * and the day after are for sips. Source: health-rules 1.3 and 9b.11.
 */
export const planPhaseOf = (phase: PhaseKey | null): PlanPhase | null =>
  phase === 'preop_far' || phase === 'clear' ? null : (phase ?? 'regular')

/** The phase whose recipes a person may look at: on clear liquids those of the next, to know what comes. */
export const recipePhaseOf = (phase: PhaseKey | null): PhaseKey =>
  phase === 'clear' ? 'full' : (phase ?? 'regular')

/** Whether food may be eaten with this texture. */
export const fitsTexture = (earliest: EarliestPhase, texture: RecipeTexture): boolean =>
  !isAheadOf(earliest, texture)

/**
 * Phases in which a recipe can be eaten: from its texture on. Before surgery only what suits the liver diet.
 * @param suitsPreop whether it is lean and low in carbs
 */
export const recipePhases = (texture: RecipeTexture, suitsPreop: boolean): PhaseKey[] =>
  PHASE_KEYS.filter((phase) => {
    if (phase === 'preop' || phase === 'preop_far') return suitsPreop
    return phase !== 'clear' && !isAheadOf(texture, phase)
  })
