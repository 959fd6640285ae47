import { isTooLight, withoutSlips } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { useBody } from './body.query'
import type { WeightHistory } from '../model/weight'

/** Whether the way to the goal is counted: not to a goal that is too light, and not while the person is. */
export type GoalStanding = 'counted' | 'not-counted' | 'too-light'

/** How the goal of a person stands. Source: health-rules 9b.3. */
export function useGoalStanding({ goalLbs, isGoalTooLight, entries }: WeightHistory): GoalStanding {
  const body = useBody(useSession().userId ?? '')
  const today = useLocalDay()
  if (isGoalTooLight) return 'too-light'
  if (body === null || goalLbs === null) return 'counted'
  const counted = entries.filter(({ state }) => state !== 'attention')
  return isTooLight(withoutSlips(counted.toReversed()), body.heightInches, today) ? 'not-counted' : 'counted'
}
