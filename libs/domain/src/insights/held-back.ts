import type { Concern } from '../concerns/concern.js'
import { hasUrgentConcern } from '../concerns/urgent.js'
import { type InsightReason, missing } from './insight.js'
import type { Projection } from './projection.js'

/**
 * What gives way beside a serious concern: what tells of a goal, and a pregnancy, whose own line would stand where the
 * concern has to be read. What stays says why nothing can be foreseen at all.
 */
const TELLS_OF_GOAL: readonly InsightReason[] = ['goal_below_usual_range', 'goal_reached', 'pregnant']

const tellsOfGoal = ({ goalRange }: Projection): boolean =>
  goalRange.value !== null || TELLS_OF_GOAL.includes(goalRange.reason)

const tellsOfChance = ({ successChance }: Projection): boolean =>
  successChance.value !== null || successChance.reason === 'pregnant'

/** No percentage stands beside a goal that wants talking about: it reads as praise of it, or as a promise. */
const chanceHeldBack = (projection: Projection, isSerious: boolean, isGoalLight: boolean) => {
  if (isSerious && tellsOfChance(projection)) return 'open_concern'
  return isGoalLight && projection.successChance.value !== null ? 'goal_too_light' : null
}

/**
 * A projection beside open concerns. Beside a serious one neither success nor the way to a goal is told, for "next step: 10
 * lbs" is no word for somebody who cannot eat; and no way leads to a weight, or a goal, that is too light. What is urgent
 * in one place is nowhere praised in another. Source: health-rules 9b.3 and 9b.14.
 */
export const heldBack = (projection: Projection, found: readonly Concern[]): Projection => {
  const has = (id: Concern['id']) => found.some((concern) => concern.id === id)
  const isSerious = hasUrgentConcern(found)
  const chance = chanceHeldBack(projection, isSerious, has('goal_too_light'))
  const goal = has('goal_too_light')
    ? 'goal_too_light'
    : has('too_light') || (isSerious && tellsOfGoal(projection))
      ? 'open_concern'
      : null
  return {
    ...projection,
    ...(chance === null ? {} : { successChance: missing(chance) }),
    // Where a light weight goes when it goes on falling is drawn for nobody.
    ...(has('too_light') ? { bandOf: null, band: [] } : {}),
    ...(goal === null ? {} : { goalRange: missing(goal), isGoalFar: false }),
  }
}
