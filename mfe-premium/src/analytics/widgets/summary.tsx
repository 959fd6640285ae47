import { Text } from '@gb/ui'
import { Chance } from '../components/chance'
import { KnownStat, ScoreBar } from '../components/known-value'
import { messages } from '../messages'
import { useShownWeight } from '../../shared/use-shown-weight'
import type { Analytics } from '../model/analytics'
import styles from './summary.module.css'

const words = messages.home

/** Weight trends and nutrition insights in a few lines. */
export function Summary({ analytics }: { analytics: Analytics }) {
  const { label, shown } = useShownWeight()
  const { weight, concerns, proteinConsistency, hydrationCompliance } = analytics
  const { successChance, successDefinition, goalStatement } = weight
  // A reason that is the goal's as well is said once, below.
  const isChanceSaid = successChance.reason !== goalStatement
  const isConcerned = concerns.length > 0
  // Beside a concern, or while it is not known, the chance is words and no figure.
  const isFigure = successChance.value !== null && !isConcerned
  return (
    <div className={styles.summary} data-figures={isFigure ? 4 : 3}>
      <KnownStat
        label={words.weekly}
        known={weight.weekAverageLbs}
        unit={label}
        inWords={(lbs) => String(shown(lbs))}
        hue="weight"
      />
      {isChanceSaid && (
        <div className={isFigure ? undefined : styles.words}>
          <Chance weight={weight} isConcerned={isConcerned} isBrief />
        </div>
      )}
      {isFigure && (
        <div className={styles.wide}>
          <Text as="div" size="small" tone="muted">
            {successDefinition}
          </Text>
        </div>
      )}
      <div className={styles.wide}>
        <Text as="div" size="small" tone="muted">
          {words.timeline}
        </Text>
        <Text as="div">{goalStatement}</Text>
      </div>
      <ScoreBar
        label={messages.protein.consistency}
        percent={proteinConsistency.percent}
        hint={messages.onDays(proteinConsistency.days, messages.protein.food)}
        hue="food"
      />
      <ScoreBar
        label={messages.fluids.compliance}
        percent={hydrationCompliance.percent}
        hint={messages.onDays(hydrationCompliance.days, messages.fluids.drinks)}
        hue="fluids"
      />
    </div>
  )
}
