import type { Concern } from '../concerns/concern.js'
import { hasUrgentConcern } from '../concerns/for-others.js'
import { missing } from './insight.js'
import type { Projection } from './projection.js'

/**
 * A projection beside open concerns: no chance of success beside a serious one, and no way to a goal beside a weight, or
 * a goal, that is too light. What is urgent in one place is nowhere praised in another. Source: health-rules 9b.3 and 9b.14.
 */
export const heldBack = (projection: Projection, found: readonly Concern[]): Projection => {
  const has = (id: Concern['id']) => found.some((concern) => concern.id === id)
  const isHeld = hasUrgentConcern(found) && projection.successChance.value !== null
  const goal = has('goal_too_light') ? 'goal_too_light' : has('too_light') ? 'open_concern' : null
  return {
    ...projection,
    ...(isHeld ? { successChance: missing('open_concern') } : {}),
    ...(goal === null ? {} : { goalRange: missing(goal), isGoalFar: false }),
  }
}
