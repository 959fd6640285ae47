import { ALCOHOL_ADVICE } from './alcohol.js'
import { hasTag } from './figures.js'
import type { Part, PartKey } from './parts.js'
import type { RatedMeal } from './rated-meal.js'
import { fiberFor, proteinsFor } from './suggestions.js'
import { type Texture, textureOf } from './texture.js'

type ByTexture = Readonly<Record<Texture, string>>

const SIP_SLOWLY = 'Take small sips, 1 to 2 oz every 15 minutes.'

const MORE_PROTEIN: ByTexture = {
  clear: SIP_SLOWLY,
  full: 'Make the next feed one with more protein.',
  puree: 'Next time, let the protein be the larger part, and eat it first.',
  soft: 'Next time, let the protein be the larger part, and eat it first.',
  regular: 'Next time, let the protein be about half of the plate, and eat it first.',
}

const LESS_FIBER: Readonly<Record<Exclude<Texture, 'regular'>, string>> = {
  clear: 'Next time, choose liquids you can see through.',
  full: 'Next time, choose smooth liquids without bits.',
  puree: 'Next time, choose peeled, well-cooked and blended food.',
  soft: 'Next time, choose peeled and well-cooked food.',
}

/** One action for a part that lost points, in food the phase allows, for the next time: this meal is eaten. */
const IMPROVE: Readonly<Record<PartKey, (meal: RatedMeal, texture: Texture) => string>> = {
  proteinDensity: (meal, texture) =>
    texture === 'clear'
      ? 'Stay with clear liquids for now. Protein comes with the next phase.'
      : `Next time, choose ${proteinsFor(meal, texture)}, so each bite brings more protein.`,
  proteinTarget: (_meal, texture) => MORE_PROTEIN[texture],
  sugar: ({ items }) =>
    items.some(({ tags }) => tags.includes('fruit') && !tags.includes('sweets'))
      ? 'Next time, keep the fruit part small, after the protein.'
      : 'Next time, choose a kind with no added sugar.',
  fat: () => 'Next time, pick a leaner or low-fat kind.',
  fiber: (meal, texture) =>
    texture === 'regular' ? `Next time, have ${fiberFor(meal)} after the protein.` : LESS_FIBER[texture],
  energy: () => 'Next time, plan a smaller or a leaner meal.',
  portion: () => 'Next time, serve a smaller portion, and stop at the first sign of fullness.',
}

/** What to keep doing, for a plate with fewer than two parts to better. The two protein parts always have points. */
const KEEP: Readonly<Record<'proteinDensity' | 'proteinTarget', ByTexture>> = {
  proteinDensity: {
    clear: 'Stay with clear liquids for now.',
    full: 'Keep choosing drinks this rich in protein.',
    puree: 'Keep choosing food this rich in protein.',
    soft: 'Keep choosing food this rich in protein.',
    regular: 'Keep choosing food this rich in protein.',
  },
  proteinTarget: {
    clear: SIP_SLOWLY,
    full: 'Keep the protein drink first.',
    puree: 'Keep eating the protein first.',
    soft: 'Keep eating the protein first.',
    regular: 'Keep eating the protein first.',
  },
}

/** The part of its points a part has; -1 for a portion that is too big, null for a part that has no say. */
const shareOf = ({ key, points, max }: Part): number | null => {
  if (points === null) return null
  if (key === 'portion') return points < 0 ? -1 : null
  return points / max
}

const actionFor = (key: PartKey, share: number, meal: RatedMeal): string => {
  const texture = textureOf(meal.phase)
  if (share >= 1 && (key === 'proteinDensity' || key === 'proteinTarget')) return KEEP[key][texture]
  return IMPROVE[key](meal, texture)
}

/** First of all where the weight itself is in doubt. Source: health-rules 9b.10. */
const CHECK_WEIGHT = 'Is the weight right? Check it, and correct it if it is not.'

/**
 * The two lowest parts as one action each. Low is the share of the part's own points; of equal ones the first in the
 * table, so the part that weighs more. Alcohol has an action of its own before them, and so has a doubtful weight.
 * Source: health-rules 7.3, `recommendations`; health-rules 9b.8, 9b.10.
 */
export const adviceFor = (
  meal: RatedMeal,
  parts: readonly Part[],
  isWeightInDoubt: boolean,
): readonly [string, string] => {
  const rated = parts.flatMap((part) => {
    const share = shareOf(part)
    return share === null ? [] : [{ key: part.key, share }]
  })
  const lowest = rated.toSorted((a, b) => a.share - b.share)
  const actions = [
    ...(isWeightInDoubt ? [CHECK_WEIGHT] : []),
    ...(hasTag(meal, 'alcohol') ? [ALCOHOL_ADVICE[0]] : []),
    ...lowest.map(({ key, share }) => actionFor(key, share, meal)),
  ]
  const [first, second] = actions
  if (first === undefined || second === undefined)
    throw new RangeError('a plate is rated by at least two parts')
  return [first, second]
}
