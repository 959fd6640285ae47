import type { Nutrients } from '../meals/nutrients.js'

/** What a plan is held against. null is no goal. */
export interface PlanGoals {
  readonly calories: number | null
  readonly proteinG: number | null
}

/** How far a day of a plan may lie from its goals: 10 % [own]. */
export const PLAN_TOLERANCE = 0.1

/** One thing of a plan that may grow or shrink. Figures and weight are those at factor 1. */
export type Adjustable = Pick<Nutrients, 'calories' | 'proteinG' | 'carbsG'> & {
  readonly grams: number
  /** Which meal of the day it lies on, from 0. */
  readonly meal: number
  /** The factor at which it is planned: 1, or 0 for what is added only where a goal needs it. */
  readonly planned: 0 | 1
  /** Sensible sizes beside that: half a serving, one and a half. 0 leaves it out. */
  readonly factors: readonly number[]
}

/** What a day may hold at most: each meal in g, by its number, and carbohydrate in g. null is no limit. */
export interface DayLimits {
  readonly mealG: readonly (number | null)[]
  readonly carbsG: number | null
}

/** Sensible sizes of a dish, in servings. */
export const SERVING_SIZES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]
/** Sensible sizes of a plain food; it may also be left out. */
export const SIDE_FACTORS: readonly number[] = [0, 0.5, 1, 1.5, 2]

/** What one changed plate must win: a plan that is close enough stays as it was written. */
const CHANGE_COST = 0.004
/** A limit counts before any goal: what lies over it, as a share of it, costs this many times a missed goal. */
const EXCESS_COST = 100
const NO_GAIN = 1e-9

const shareOff = (value: number, goal: number | null): number =>
  goal === null || goal === 0 ? 0 : Math.abs(value - goal) / goal

/** How far figures lie from goals: the larger of both shares; 0 is exact. */
export const planDistance = (
  { calories, proteinG }: Pick<Nutrients, 'calories' | 'proteinG'>,
  goals: PlanGoals,
): number => Math.max(shareOff(calories, goals.calories), shareOff(proteinG, goals.proteinG))

/** Whether a day's figures are close enough to its goals. */
export const fitsGoals = (figures: Pick<Nutrients, 'calories' | 'proteinG'>, goals: PlanGoals): boolean =>
  planDistance(figures, goals) <= PLAN_TOLERANCE

/** Figures and grams that a change of one size adds. */
interface Move {
  readonly index: number
  readonly factor: number
  readonly meal: number
  readonly calories: number
  readonly proteinG: number
  readonly carbsG: number
  readonly grams: number
  readonly changes: number
}
const NO_MOVE: Move = {
  index: -1,
  factor: 0,
  meal: -1,
  calories: 0,
  proteinG: 0,
  carbsG: 0,
  grams: 0,
  changes: 0,
}

const excessOf = (value: number, most: number | null | undefined): number =>
  most === null || most === undefined ? 0 : Math.max(0, value - most) / most

const sumOf = (
  items: readonly Adjustable[],
  factors: readonly number[],
  of: 'calories' | 'proteinG' | 'carbsG' | 'grams',
): number => items.reduce((sum, item, index) => sum + item[of] * (factors[index] ?? 0), 0)

/** What each meal weighs, in g. */
const mealGramsOf = (items: readonly Adjustable[], factors: readonly number[], meals: number): number[] => {
  const grams = Array.from({ length: meals }, () => 0)
  items.forEach((item, index) => {
    grams[item.meal] = (grams[item.meal] ?? 0) + item.grams * (factors[index] ?? 0)
  })
  return grams
}

/** Tells of one change or two how far the day would then be from its goals and over its limits. */
const costAfter = (
  items: readonly Adjustable[],
  factors: readonly number[],
  goals: PlanGoals,
  { mealG, carbsG }: DayLimits,
): ((first: Move, second: Move) => number) => {
  const base = {
    calories: sumOf(items, factors, 'calories'),
    proteinG: sumOf(items, factors, 'proteinG'),
    carbsG: sumOf(items, factors, 'carbsG'),
    changes: items.filter(({ planned }, index) => factors[index] !== planned).length,
    meals: mealGramsOf(items, factors, mealG.length),
  }
  const over = base.meals.map((grams, meal) => excessOf(grams, mealG[meal]))
  const overAll = over.reduce((sum, share) => sum + share, 0)
  const moreOver = (meal: number, grams: number): number =>
    grams === 0 ? 0 : excessOf((base.meals[meal] ?? 0) + grams, mealG[meal]) - (over[meal] ?? 0)
  return (first, second) => {
    const distance = planDistance(
      {
        calories: base.calories + first.calories + second.calories,
        proteinG: base.proteinG + first.proteinG + second.proteinG,
      },
      goals,
    )
    const heavier =
      first.meal === second.meal
        ? moreOver(first.meal, first.grams + second.grams)
        : moreOver(first.meal, first.grams) + moreOver(second.meal, second.grams)
    const excess = overAll + heavier + excessOf(base.carbsG + first.carbsG + second.carbsG, carbsG)
    return distance + CHANGE_COST * (base.changes + first.changes + second.changes) + EXCESS_COST * excess
  }
}

const movesFrom = (items: readonly Adjustable[], factors: readonly number[]): Move[] =>
  items.flatMap((item, index) => {
    const was = factors[index] ?? 0
    return item.factors.map((factor) => ({
      index,
      factor,
      meal: item.meal,
      calories: item.calories * (factor - was),
      proteinG: item.proteinG * (factor - was),
      carbsG: item.carbsG * (factor - was),
      grams: item.grams * (factor - was),
      changes: Number(factor !== item.planned) - Number(was !== item.planned),
    }))
  })

/** The best change or pair of changes; null when none helps. */
const bestChange = (moves: readonly Move[], cost: (first: Move, second: Move) => number): Move[] | null => {
  let least = cost(NO_MOVE, NO_MOVE) - NO_GAIN
  let best: Move[] | null = null
  const weigh = (first: Move, second: Move): void => {
    const next = cost(first, second)
    if (next >= least) return
    least = next - NO_GAIN
    best = [first, second]
  }
  moves.forEach((first, one) => {
    weigh(first, NO_MOVE)
    for (let other = one + 1; other < moves.length; other++) {
      const second = moves[other]
      if (second && second.index !== first.index) weigh(first, second)
    }
  })
  return best
}

/**
 * Where no size helps (a dish that is too much at its smallest), things are left out until the limits hold: the
 * heaviest of a meal, and what brings most carbohydrate.
 */
const withoutExcess = (
  items: readonly Adjustable[],
  factors: readonly number[],
  limits: DayLimits,
): readonly number[] => {
  const grams = mealGramsOf(items, factors, limits.mealG.length)
  const meal = grams.findIndex((weight, index) => excessOf(weight, limits.mealG[index]) > NO_GAIN)
  if (meal < 0 && excessOf(sumOf(items, factors, 'carbsG'), limits.carbsG) <= NO_GAIN) return factors
  const shares = items.map((item, index) => {
    if (meal < 0) return item.carbsG * (factors[index] ?? 0)
    return item.meal === meal ? item.grams * (factors[index] ?? 0) : 0
  })
  return withoutExcess(items, factors.with(shares.indexOf(Math.max(...shares)), 0), limits)
}

/**
 * Sizes the plates of a day so that it keeps its limits, always, and meets a person's goals where that is possible,
 * with as few changes as that takes. It looks for the best single change or pair of changes until none helps; same
 * input, same answer.
 * @returns a factor for each item: the planned one or one of its own, or 0 for what cannot be served within the limits
 */
export const fitDay = (
  items: readonly Adjustable[],
  goals: PlanGoals,
  limits: DayLimits,
): readonly number[] => {
  let factors: readonly number[] = items.map(({ planned }) => planned)
  for (;;) {
    const found = bestChange(movesFrom(items, factors), costAfter(items, factors, goals, limits))
    if (found === null) return withoutExcess(items, factors, limits)
    for (const { index, factor } of found) if (index >= 0) factors = factors.with(index, factor)
  }
}
