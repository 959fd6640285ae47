import { ALCOHOL_ADVICE } from './alcohol.js'
import { drinkAdvice, isDrunk } from './drink-advice.js'
import { hasTag, proteinPer100Kcal } from './figures.js'
import { isFatOverProtein, type Part, type PartKey } from './parts.js'
import type { RatedMeal } from './rated-meal.js'
import { fiberFor, proteinsFor } from './suggestions.js'
import { type Texture, textureOf } from './texture.js'

type ByTexture = Readonly<Record<Texture, string>>

/** From here on protein makes up much of a plate, in g per 100 kcal; health-rules 7.3 gives full points from there. */
const RICH_FROM = 10
/** From this share of its points on, a protein part is well enough to be kept and not bettered [own]. */
const WELL_FROM = 0.8

const SIP_SLOWLY = 'Take small sips, 1 to 2 oz every 15 minutes.'

const MORE_PROTEIN: ByTexture = {
  clear: SIP_SLOWLY,
  full: 'Make the next serving one with more protein.',
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

/** For a plate that is rich in protein and small: not another food, but more of this one. */
const MORE_OF_IT = 'Next time, have a little more of the protein if it goes down well, one bite at a time.'

const moreProtein = (meal: RatedMeal, texture: Texture): string =>
  texture !== 'clear' && texture !== 'full' && proteinPer100Kcal(meal) >= RICH_FROM
    ? MORE_OF_IT
    : MORE_PROTEIN[texture]

/**
 * One action for a part that lost points, in food the phase allows, for the next time: this meal is eaten. A rating knows
 * neither every concern nor how little was eaten on other days: nothing here asks for less food, only for another order
 * or another kind. Source: health-rules 9b.3; decision 132.
 */
const IMPROVE: Readonly<Record<PartKey, (meal: RatedMeal, texture: Texture) => string>> = {
  proteinDensity: (meal, texture) =>
    texture === 'clear'
      ? 'Stay with clear liquids for now. Protein comes with the next phase.'
      : `Next time, choose ${proteinsFor(meal, texture)}, so each bite brings more protein.`,
  proteinTarget: moreProtein,
  sugar: ({ items }) =>
    items.some(({ tags }) => tags.includes('fruit') && !tags.includes('sweets'))
      ? 'Next time, keep the fruit part small, after the protein.'
      : 'Next time, choose a kind with no added sugar.',
  fat: (meal) =>
    isFatOverProtein(meal)
      ? 'Next time, pick a kind with more protein than fat.'
      : 'Next time, begin with the leanest part of it.',
  fiber: (meal, texture) =>
    texture === 'regular' ? `Next time, have ${fiberFor(meal)} after the protein.` : LESS_FIBER[texture],
  energy: () => 'Next time, begin with the protein, and keep the rest for a second small meal.',
  portion: () => 'Next time, serve half of it first, and stop at the first sign of fullness.',
}

/** What to keep doing, for a plate with fewer than two parts to better. The two protein parts always have points. */
const KEEP = {
  clear: { proteinDensity: 'Stay with clear liquids for now.', proteinTarget: SIP_SLOWLY },
  drunk: {
    proteinDensity: 'Keep choosing drinks this rich in protein.',
    proteinTarget: 'Keep the protein drink first.',
  },
  eaten: {
    proteinDensity: 'Keep choosing food this rich in protein.',
    proteinTarget: 'Keep eating the protein first.',
  },
} as const

/** Yogurt is a full liquid and no drink. */
const keepDoing = (meal: RatedMeal) =>
  textureOf(meal.phase) === 'clear' ? KEEP.clear : isDrunk(meal) ? KEEP.drunk : KEEP.eaten

/** The part of its points a part has; -1 for a portion that is too big, null for a part that has no say. */
const shareOf = ({ key, points, max }: Part): number | null => {
  if (points === null) return null
  if (key === 'portion') return points < 0 ? -1 : null
  return points / max
}

/** Nobody asks a drink for fiber. */
const hasSay = (meal: RatedMeal, key: PartKey): boolean => key !== 'fiber' || !isDrunk(meal)

const actionFor = (key: PartKey, share: number, meal: RatedMeal): string => {
  const texture = isDrunk(meal) && textureOf(meal.phase) !== 'clear' ? 'full' : textureOf(meal.phase)
  if (share >= WELL_FROM && (key === 'proteinDensity' || key === 'proteinTarget')) return keepDoing(meal)[key]
  return (isDrunk(meal) ? drinkAdvice(key, meal) : null) ?? IMPROVE[key](meal, texture)
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
    return share === null || !hasSay(meal, part.key) ? [] : [{ key: part.key, share }]
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
