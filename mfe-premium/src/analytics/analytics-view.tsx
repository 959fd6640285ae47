import { DEFAULT_REPORT_PERIOD } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { callsCatalog, concernCatalogs } from '@gb/help'
import { inOwnWords } from '@gb/own-words'
import { Card, SegmentedControl, Skeleton, Stack } from '@gb/ui'
import { useState } from 'react'
import { sectionCatalogs } from '../shared/failure'
import type { SectionProps } from '../shared/section'
import { usePeriodOptions } from '../shared/period'
import { ReadState } from '../shared/read-state'
import { useAnalytics } from './api/analytics.query'
import styles from './components/cards.module.css'
import { ConcernsList } from './components/concerns-list'
import { DataCard } from './components/data-card'
import { FluidsCard } from './components/fluids-card'
import { ImproveCard } from './components/improve-card'
import { MealsCard } from './components/meals-card'
import { MoodCard } from './components/mood-card'
import { ProjectionCard } from './components/projection-card'
import { ProteinCard } from './components/protein-card'
import { WeightCard } from './components/weight-card'
import { analyticsCatalog } from './messages/generated/analytics'
import { summaryCatalog } from './messages/generated/summary'
import type { Analytics } from './model/analytics'
import { insightBooks } from './words'

const WORDS = [
  analyticsCatalog,
  summaryCatalog,
  ...sectionCatalogs,
  ...insightBooks,
  callsCatalog,
  ...concernCatalogs,
]

/** The full report on screen: every number of a period. */
export function AnalyticsView({ userId }: SectionProps) {
  const words = useMessages(analyticsCatalog)
  const [period, setPeriod] = useState(DEFAULT_REPORT_PERIOD)
  const read = useAnalytics(userId, period)
  return (
    <>
      <SegmentedControl
        label={words.period}
        hideLabel
        options={usePeriodOptions()}
        value={period}
        onValueChange={setPeriod}
      />
      {read.data !== undefined ? <Cards userId={userId} analytics={read.data} /> : <Waiting read={read} />}
    </>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(AnalyticsView, WORDS)

const Cards = ({ userId, analytics }: { userId: string; analytics: Analytics }) => (
  <>
    <ConcernsList concerns={analytics.concerns} />
    <div className={styles.cards}>
      <WeightCard weight={analytics.weight} />
      <ImproveCard analytics={analytics} />
      <ProjectionCard analytics={analytics} />
      <MealsCard analytics={analytics} />
      <ProteinCard analytics={analytics} />
      <FluidsCard analytics={analytics} />
      <MoodCard mood={analytics.mood} />
      <DataCard userId={userId} analytics={analytics} />
    </div>
  </>
)

function Waiting({ read }: { read: ReturnType<typeof useAnalytics> }) {
  const words = useMessages(summaryCatalog)
  return (
    <Card>
      <ReadState
        read={read}
        failure={words.failure}
        loadingLabel={words.loading}
        loading={
          <Stack gap={4}>
            <Skeleton height={72} shape="block" />
            <Skeleton height={240} shape="block" />
          </Stack>
        }
      />
    </Card>
  )
}
