import { useMessages } from '@gb/entries'
import { Card, Text, WeightIcon } from '@gb/ui'
import { useShownWeight } from '../../shared/use-shown-weight'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { WeightPart } from '../model/analytics'
import { changeInWords } from '../model/in-words'
import { KnownStat, MissingValue } from './known-value'
import styles from './weight-card.module.css'

/** How the weight moves. */
export function WeightCard({ weight }: { weight: WeightPart }) {
  const words = useMessages(analyticsCatalog).weight
  const { label, shown } = useShownWeight()
  const { monthChangeLbs } = weight
  return (
    <Card title={words.title} icon={WeightIcon} hue="weight">
      <KnownStat
        label={words.weekAverage}
        known={weight.weekAverageLbs}
        unit={label}
        inWords={(lbs) => String(shown(lbs))}
        hue="weight"
      />
      {monthChangeLbs.value === null ? (
        // The change of a week comes from the same slope: one reason for both.
        <MissingValue label={words.month} reason={monthChangeLbs.reason} />
      ) : (
        <Changes weight={weight} />
      )}
    </Card>
  )
}

function Changes({ weight }: { weight: WeightPart }) {
  const words = useMessages(analyticsCatalog).weight
  const { label, shown } = useShownWeight()
  const inWords = (lbs: number) => changeInWords(shown(lbs))
  return (
    <>
      <div className={styles.stats}>
        <KnownStat label={words.month} known={weight.monthChangeLbs} unit={label} inWords={inWords} />
        <KnownStat label={words.perWeek} known={weight.weeklyChangeLbs} unit={label} inWords={inWords} />
      </div>
      <Text size="small" tone="muted">
        {words.note}
      </Text>
    </>
  )
}
