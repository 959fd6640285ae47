import { useMessages } from '@gb/entries'
import { ProgressBar } from '@gb/ui'
import { dayCatalog } from '../messages/generated/day'
import { homeCatalog } from '../messages/generated/home'
import { figure, type NutrientLine } from '../model/nutrition'
import styles from './nutrition-card.module.css'

interface Properties {
  line: NutrientLine
}

/** One nutrient: a bar against its goal, or only the figure where the phase has no goal. */
export function NutrientBar({ line }: Properties) {
  const { name, eaten, goal, unit } = line
  const homeMessages = useMessages(homeCatalog)
  const words = useGoalWords(line)
  if (goal === null) {
    return (
      <dl className={styles.plain}>
        <dt>{homeMessages.names[name]}</dt>
        <dd>{homeMessages.noGoal({ eaten: figure(eaten), unit })}</dd>
      </dl>
    )
  }
  return (
    <ProgressBar
      label={homeMessages.names[name]}
      value={eaten}
      max={goal}
      valueText={homeMessages.of({ eaten: figure(eaten), goal: figure(goal), unit })}
      hue="food"
      {...words}
    />
  )
}

/** What the goal is, and what more than it means: good news, nothing much, or a reason to look. */
function useGoalWords({ kind, percent: share, over, unit }: NutrientLine) {
  const messages = useMessages(dayCatalog)
  const percent = share ?? 0
  switch (kind) {
    // Protein has a box of its own.
    case 'minimum':
      return {}
    case 'range':
      return {
        goalHint: over > 0 ? messages.rangeOver({ percent, over }) : messages.range,
        over: 'good',
      } as const
    case 'limit':
      return {
        goalHint: messages.limit,
        over: 'careful',
        overText: messages.limitOver({ percent, over, unit }),
      } as const
  }
}
