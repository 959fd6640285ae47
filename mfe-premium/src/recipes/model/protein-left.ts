/** A meal of a sleeve brings about this much protein, g; more of it in one sitting is seldom managed [own]. */
const OF_A_MEAL_G = 20
/** So much of what is left, or of a meal, a serving brings at least [own]. */
const MOST = 0.8
/** So much over it is still just right, g [own]. */
const OVER_G = 5

/**
 * Protein that today still needs, whole g; null where there is no goal or nothing is left.
 * @param goalG of the day, g; null without one
 * @param eatenG so far, g
 */
export function proteinLeft(goalG: number | null, eatenG: number): number | null {
  const left = goalG === null ? 0 : Math.round(goalG - eatenG)
  return left > 0 ? left : null
}

/** Whether a serving brings most of what is left (or of what one meal can bring), and not much more. */
export const fitsProteinLeft = (servingG: number, leftG: number): boolean =>
  servingG >= MOST * Math.min(leftG, OF_A_MEAL_G) && servingG <= leftG + OVER_G
