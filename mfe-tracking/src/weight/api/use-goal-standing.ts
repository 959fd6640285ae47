import { mayBeTooLight } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { useLateRules } from '../../shared/rules/use-late-rules'
import { useBody } from './body.query'
import type { WeightHistory } from '../model/weight'

/** Whether the way to the goal is counted: not to a goal that is too light, and not while the person is. */
export type GoalStanding = 'counted' | 'not-counted' | 'too-light'

/** How the goal of a person stands. Source: health-rules 9b.3. */
export function useGoalStanding({ goalLbs, isGoalTooLight, entries }: WeightHistory): GoalStanding {
  const body = useBody(useSession().userId ?? '')
  const today = useLocalDay()
  const isInQuestion = body !== null && goalLbs !== null && mayBeTooLight(entries, body.heightInches)
  const rules = useLateRules(isInQuestion)
  if (isGoalTooLight) return 'too-light'
  if (!isInQuestion) return 'counted'
  // Who may be too light is not counted down to a goal, not even for a moment.
  if (rules === null) return 'not-counted'
  const counted = entries.filter(({ state }) => state !== 'attention')
  const weighIns = rules.withoutSlips(counted.toReversed())
  return rules.isTooLight(weighIns, body.heightInches, today) ? 'not-counted' : 'counted'
}
