import { useMessages } from '@gb/entries'
import { Text } from '@gb/ui'
import { Chance } from '../components/chance'
import { KnownStat, ScoreBar } from '../components/known-value'
import { ByServer } from '../components/by-server'
import { summaryCatalog } from '../messages/generated/summary'
import { useShownWeight } from '../../shared/use-shown-weight'
import type { Analytics } from '../model/analytics'
import styles from './summary.module.css'

/** Weight trends and nutrition insights in a few lines. */
export function Summary({ analytics }: { analytics: Analytics }) {
  const words = useMessages(summaryCatalog)
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
            <ByServer sentence={successDefinition} />
          </Text>
        </div>
      )}
      <div className={styles.wide}>
        <Text as="div" size="small" tone="muted">
          {words.timeline}
        </Text>
        <Text as="div">
          <ByServer sentence={goalStatement} />
        </Text>
      </div>
      <ScoreBar
        label={words.protein}
        percent={proteinConsistency.percent}
        hint={words.daysWithFood({ days: proteinConsistency.days })}
        hue="food"
      />
      <ScoreBar
        label={words.fluids}
        percent={hydrationCompliance.percent}
        hint={words.daysWithDrinks({ days: hydrationCompliance.days })}
        hue="fluids"
      />
    </div>
  )
}
