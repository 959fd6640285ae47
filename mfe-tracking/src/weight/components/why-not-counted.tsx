import { concernOf } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { concernCatalogs, useConcernWords } from '@gb/help'
import { InfoMark, Text } from '@gb/ui'
import { inOwnWords } from '@gb/own-words'
import type { GoalStanding } from '../api/use-goal-standing'
import { cardCatalog } from '../messages/generated/card'

/** Why nobody is counted down to a goal. */
export interface WhyNotCountedProps {
  reason: Exclude<GoalStanding, 'counted'> | 'no-goal'
}

const CONCERNS = { 'too-light': 'goal_too_light', 'not-counted': 'too_light' } as const

/** In the place of the bar: why there is none, with its source. */
function WhyNotCounted({ reason }: WhyNotCountedProps) {
  const { said, from } = useConcernWords()
  const words = useMessages(cardCatalog)
  return (
    <Text>
      <InfoMark
        after={reason === 'no-goal' ? words.pregnant : said(concernOf(CONCERNS[reason])).text}
        {...from}
      />
    </Text>
  )
}

/** The same, with its words. */
export const inOwnLanguage = () => inOwnWords(WhyNotCounted, [cardCatalog, ...concernCatalogs])
