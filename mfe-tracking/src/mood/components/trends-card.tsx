import { useMessages } from '@gb/entries'
import { Card, ChartIcon, Loading, Skeleton, StatNumber, Text } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import type { MoodsRead } from '../api/mood-history.query'
import { moodCatalog } from '../messages/generated/mood'
import type { MoodTrend } from '../model/mood'
import { TrendChart } from './trend-chart'
import styles from './trends-card.module.css'

/** What stands where there is no average. */
const UNKNOWN = '—'

/** Averages over all entries, and the last ones as a line. */
export function TrendsCard({ read }: { read: MoodsRead }) {
  const messages = useMessages(moodCatalog)
  return (
    <Card title={messages.trends} icon={ChartIcon} hue="mood">
      {read.trend !== null ? (
        <>
          <Averages trend={read.trend} />
          <TrendChart
            moods={read.moods.filter(({ state }) => state === 'saved')}
            averages={{ moodRating: read.trend.averageMood, energyLevel: read.trend.averageEnergy }}
          />
        </>
      ) : read.isError ? (
        <ReadFault
          read={read}
          words={{ retry: messages.retry, retrying: messages.retrying }}
          title={messages.failedTitle}
          text={messages.failedText}
        />
      ) : (
        <Loading label={messages.loading}>
          <Skeleton height={62} shape="block" />
        </Loading>
      )}
    </Card>
  )
}

function Averages({ trend }: { trend: MoodTrend }) {
  const messages = useMessages(moodCatalog)
  const { averageMood, averageEnergy, totalEntries } = trend
  if (totalEntries === 0) return <Text tone="muted">{messages.noTrends}</Text>
  return (
    <div className={styles.averages}>
      <StatNumber size="medium" hue="mood" label={messages.averageMood} value={averageMood ?? UNKNOWN} />
      <StatNumber size="medium" hue="mood" label={messages.averageEnergy} value={averageEnergy ?? UNKNOWN} />
      <StatNumber size="medium" label={messages.total} value={totalEntries} />
    </div>
  )
}
