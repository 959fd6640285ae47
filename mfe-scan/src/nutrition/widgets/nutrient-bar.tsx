import { ProgressBar } from '@gb/ui'
import { homeMessages } from '../home-messages'
import { messages } from '../messages'
import type { NutrientLine } from '../model/nutrition'
import styles from './nutrition-card.module.css'

interface Properties {
  line: NutrientLine
}

/** One nutrient: a bar against its goal, or only the figure where the phase has no goal. */
export function NutrientBar({ line }: Properties) {
  const { name, eaten, goal, unit } = line
  if (goal === null) {
    return (
      <dl className={styles.plain}>
        <dt>{homeMessages.names[name]}</dt>
        <dd>{homeMessages.noGoal(eaten, unit)}</dd>
      </dl>
    )
  }
  return (
    <ProgressBar
      label={homeMessages.names[name]}
      value={eaten}
      max={goal}
      valueText={homeMessages.of(eaten, goal, unit)}
      hue="food"
      {...wordsOf(line)}
    />
  )
}

/** What the goal is, and what more than it means: good news, nothing much, or a reason to look. */
function wordsOf({ kind, percent, over, unit }: NutrientLine) {
  const share = percent ?? 0
  switch (kind) {
    case 'minimum':
      return { goalHint: messages.minimum, over: 'good', overText: homeMessages.minimumReached } as const
    case 'range':
      return { goalHint: over > 0 ? messages.rangeOver(share, over) : messages.range, over: 'good' } as const
    case 'limit':
      return {
        goalHint: messages.limit,
        over: 'careful',
        overText: messages.limitOver(share, over, unit),
      } as const
  }
}
