import { Stack, Text } from '@gb/ui'
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
  return (
    <Stack gap={4}>
      <div className={styles.stats}>
        <KnownStat
          label={words.weekly}
          known={weight.weekAverageLbs}
          unit={label}
          inWords={(lbs) => String(shown(lbs))}
          hue="weight"
        />
        {/* A reason that is the goal's as well is said once, below. */}
        {weight.successChance.reason !== weight.goalStatement && (
          <Chance weight={weight} isConcerned={concerns.length > 0} />
        )}
      </div>
      <div>
        <Text as="div" size="small" tone="muted">
          {words.timeline}
        </Text>
        <Text as="div">{weight.goalStatement}</Text>
      </div>
      <div className={styles.stats}>
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
    </Stack>
  )
}
