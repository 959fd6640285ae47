import { roundToStep } from '../measures/limit.js'
import { ITEM_GRAMS } from './meal-limits.js'

/** How many of the latest portions make a habit [own]. */
const LATEST = 7

/**
 * The usual portion in g: the middle of the latest ones, so that one feast changes nothing. Null without any.
 * @param grams portions a person chose, newest first
 */
export const usualPortion = (grams: readonly number[]): number | null => {
  const sorted = grams.slice(0, LATEST).toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) return null
  return roundToStep((lower + upper) / 2, ITEM_GRAMS)
}
