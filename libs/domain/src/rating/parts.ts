import type { MealTargets } from './meal-targets.js'
import { countedSugarG, proteinPer100Kcal, settle } from './figures.js'
import { portionRatio } from './portions.js'
import type { RatedMeal } from './rated-meal.js'
import { textureOf } from './texture.js'

export type PartKey = 'proteinDensity' | 'proteinTarget' | 'sugar' | 'fat' | 'fiber' | 'energy' | 'portion'

/** Points of one part of the score; null points: the figure was not measured, the part is left out. */
export interface Part {
  readonly key: PartKey
  readonly points: number | null
  readonly max: number
}

type Band = readonly [threshold: number, points: number]

/** Protein of a plate in g per 100 kcal: from where it counts as good, and from where as some. Source: health-rules 7.3. */
export const PROTEIN_DENSITY = { good: 8, some: 5 } as const
const DENSITY_BANDS: readonly Band[] = [
  [10, 35],
  [PROTEIN_DENSITY.good, 28],
  [PROTEIN_DENSITY.some, 18],
  [3, 8],
]
const TARGET_BANDS: readonly Band[] = [
  [1, 25],
  [0.75, 20],
  [0.5, 14],
  [0.25, 6],
]
const SUGAR_BANDS: readonly Band[] = [
  [5, 15],
  [10, 11],
  [15, 6],
  [25, 2],
]
const SUGAR_MAX_POINTS = 15
const FAT_BANDS: readonly Band[] = [
  [10, 10],
  [15, 6],
  [20, 3],
]
const FIBER_BANDS: readonly Band[] = [
  [3, 5],
  [1, 3],
]
const ENERGY_BANDS: readonly Band[] = [
  [1, 10],
  [1.5, 5],
]
const FAT_OVER_PROTEIN_POINTS = 4
/** Less fat than this is none, as on a label: ice pops have more of it than of protein, and neither [own], 21 CFR 101.9(c)(2). */
const FAT_COUNTED_FROM_G = 0.5
const FIBER_LOW_POINTS = 1
const EARLY_FIBER_MAX_G = 5
const EARLY_FIBER_HIGH_POINTS = 2
/** A plate may be this much heavier than the phase's meal before its rating falls. Source: health-rules 7.3. */
export const PORTION_TOLERANCE = 1.25
const PORTION_POINTS = -10

const atLeast = (value: number, bands: readonly Band[], otherwise = 0): number =>
  bands.find(([threshold]) => value >= threshold)?.[1] ?? otherwise

const atMost = (value: number, bands: readonly Band[]): number =>
  bands.find(([threshold]) => value <= threshold)?.[1] ?? 0

/** Protein eaten over protein wanted; 1 where the phase wants none. */
export const proteinRatio = (meal: RatedMeal, targets: MealTargets): number =>
  targets.proteinG > 0 ? settle(meal.proteinG / targets.proteinG) : 1

export const isFatOverProtein = ({ fatG, proteinG }: RatedMeal): boolean =>
  settle(fatG) >= FAT_COUNTED_FROM_G && settle(fatG - proteinG) > 0

export const isPortionOver = (meal: RatedMeal, targets: MealTargets): boolean =>
  portionRatio(meal, targets) > PORTION_TOLERANCE

export const isFiberHighForNow = (meal: RatedMeal): boolean =>
  textureOf(meal.phase) !== 'regular' && meal.fiberG !== null && settle(meal.fiberG) > EARLY_FIBER_MAX_G

const fiberPoints = (meal: RatedMeal): number | null => {
  if (meal.fiberG === null) return null
  if (textureOf(meal.phase) === 'regular') return atLeast(settle(meal.fiberG), FIBER_BANDS, FIBER_LOW_POINTS)
  return isFiberHighForNow(meal) ? EARLY_FIBER_HIGH_POINTS : 5
}

/** A sum with a figure missing may cost points and never brings all of them: the part is left out then. */
const sugarPoints = (meal: RatedMeal): number | null => {
  const sugar = countedSugarG(meal)
  if (sugar === null) return null
  const points = atMost(sugar, SUGAR_BANDS)
  return meal.isSugarPartial && points === SUGAR_MAX_POINTS ? null : points
}

/** Not below 0: nuggets with more than 15 g fat and less protein keep 0, not -1 (worked example, 58 points). */
const fatPoints = (meal: RatedMeal): number =>
  Math.max(0, atMost(settle(meal.fatG), FAT_BANDS) - (isFatOverProtein(meal) ? FAT_OVER_PROTEIN_POINTS : 0))

/** The parts of a plate's score, in the order of the table. Source: health-rules 7.3. */
export const partsOf = (meal: RatedMeal, targets: MealTargets): readonly Part[] => [
  { key: 'proteinDensity', points: atLeast(proteinPer100Kcal(meal), DENSITY_BANDS), max: 35 },
  { key: 'proteinTarget', points: atLeast(proteinRatio(meal, targets), TARGET_BANDS), max: 25 },
  { key: 'sugar', points: sugarPoints(meal), max: SUGAR_MAX_POINTS },
  { key: 'fat', points: fatPoints(meal), max: 10 },
  { key: 'fiber', points: fiberPoints(meal), max: 5 },
  {
    key: 'energy',
    points: atMost(targets.kcal === null ? 0 : settle(meal.kcal / targets.kcal), ENERGY_BANDS),
    max: 10,
  },
  { key: 'portion', points: isPortionOver(meal, targets) ? PORTION_POINTS : 0, max: 0 },
]

/** Points out of 100; what was not measured is left out of both sums instead of counting as 0. */
export const scoreOf = (parts: readonly Part[]): number => {
  let points = 0
  let max = 0
  for (const part of parts) {
    if (part.points === null) continue
    points += part.points
    max += part.max
  }
  return Math.min(100, Math.max(0, Math.round((100 * points) / max)))
}
