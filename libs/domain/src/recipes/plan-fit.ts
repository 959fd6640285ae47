import type { Nutrients } from '../meals/nutrients.js'

/** What a plan is held against. null is no goal. */
export type PlanGoals = { readonly calories: number | null; readonly proteinG: number | null }

/** How far a day of a plan may lie from its goals: 10 %. Decision [D]. */
export const PLAN_TOLERANCE = 0.1

/** One thing of a plan that may grow or shrink. Figures and weight are those at factor 1. */
export type Adjustable = Pick<Nutrients, 'calories' | 'proteinG'> & {
  readonly grams: number
  /** Which meal of the day it lies on, from 0. */
  readonly meal: number
  /** The factor at which it is planned: 1, or 0 for what is added only where a goal needs it. */
  readonly planned: 0 | 1
  /** Sensible sizes beside that: half a serving, one and a half. 0 leaves it out. */
  readonly factors: readonly number[]
}

/** Sensible sizes of a dish, in servings. */
export const SERVING_SIZES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2]
/** Sensible sizes of a plain food; it may also be left out. */
export const SIDE_FACTORS: readonly number[] = [0, 0.5, 1, 1.5, 2]

/** What one changed plate must win: a plan that is close enough stays as it was written. */
const CHANGE_COST = 0.004
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

type Move = { readonly index: number; readonly factor: number }
type Sized = { readonly factors: readonly number[]; readonly cost: number }

/** A meal never becomes heavier than its limit, unless it was from the start. */
const isTooHeavy = (items: readonly Adjustable[], factors: readonly number[], maxG: number): boolean =>
  items.some(({ meal }) => {
    const plate = items.map((item, index) => ({ item, index })).filter(({ item }) => item.meal === meal)
    const before = plate.reduce((sum, { item }) => sum + item.grams * item.planned, 0)
    const now = plate.reduce((sum, { item, index }) => sum + item.grams * (factors[index] ?? 0), 0)
    return now > Math.max(maxG, before)
  })

/**
 * Sizes the plates of a day so that it meets a person's goals, with as few changes as that takes. It looks for the best
 * single change or pair of changes until none helps; same input, same answer.
 * @param maxMealG what one meal may weigh in g; null is no limit
 * @returns a factor for each item: the planned one or one of its own
 */
export const fitDay = (
  items: readonly Adjustable[],
  goals: PlanGoals,
  maxMealG: number | null,
): readonly number[] => {
  const moves: readonly Move[] = items.flatMap(({ factors }, index) =>
    factors.map((factor) => ({ index, factor })),
  )

  const better = (from: Sized): Sized => {
    const sized = (change: readonly Move[]): readonly number[] =>
      change.reduce((factors, { index, factor }) => factors.with(index, factor), from.factors)
    const base = items.reduce(
      (sum, item, index) => ({
        calories: sum.calories + item.calories * (from.factors[index] ?? 0),
        proteinG: sum.proteinG + item.proteinG * (from.factors[index] ?? 0),
        changes: sum.changes + (from.factors[index] === item.planned ? 0 : 1),
      }),
      { calories: 0, proteinG: 0, changes: 0 },
    )
    const effect = moves.map(({ index, factor }) => {
      const was = from.factors[index] ?? 0
      const item = items[index]
      return {
        calories: (item?.calories ?? 0) * (factor - was),
        proteinG: (item?.proteinG ?? 0) * (factor - was),
        changes: Number(factor !== item?.planned) - Number(was !== item?.planned),
      }
    })
    let best = from
    moves.forEach((first, one) => {
      const before = effect[one]
      if (!before) return
      for (let other = one; other < moves.length; other++) {
        const second = moves[other]
        const more = effect[other]
        if (!second || !more || (second.index === first.index && other !== one)) continue
        const alone = other === one
        const distance = planDistance(
          {
            calories: base.calories + before.calories + (alone ? 0 : more.calories),
            proteinG: base.proteinG + before.proteinG + (alone ? 0 : more.proteinG),
          },
          goals,
        )
        const cost = distance + CHANGE_COST * (base.changes + before.changes + (alone ? 0 : more.changes))
        if (cost >= best.cost - NO_GAIN) continue
        const factors = sized(alone ? [first] : [first, second])
        if (maxMealG === null || !isTooHeavy(items, factors, maxMealG)) best = { factors, cost }
      }
    })
    return best
  }

  const planned = items.map((item) => item.planned)
  const sum = (of: 'calories' | 'proteinG'): number =>
    items.reduce((total, item) => total + item[of] * item.planned, 0)
  let best: Sized = {
    factors: planned,
    cost: planDistance({ calories: sum('calories'), proteinG: sum('proteinG') }, goals),
  }
  for (;;) {
    const next = better(best)
    if (next === best) return best.factors
    best = next
  }
}
