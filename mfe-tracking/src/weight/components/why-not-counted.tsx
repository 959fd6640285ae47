import { CONCERN_WORDS, CONCERNS_FROM, PREGNANCY_ADVICE } from '@gb/domain'
import { InfoMark, Text } from '@gb/ui'
import type { GoalStanding } from '../api/use-goal-standing'

/** Why nobody is counted down to a goal. */
export interface WhyNotCountedProps {
  reason: Exclude<GoalStanding, 'counted'> | 'no-goal'
}

const WORDS: Record<WhyNotCountedProps['reason'], string> = {
  'too-light': CONCERN_WORDS.goal_too_light.text,
  'not-counted': CONCERN_WORDS.too_light.text,
  'no-goal': PREGNANCY_ADVICE,
}

/** In the place of the bar: why there is none, with its source. */
export const WhyNotCounted = ({ reason }: WhyNotCountedProps) => (
  <Text>
    <InfoMark after={WORDS[reason]} {...CONCERNS_FROM} />
  </Text>
)
