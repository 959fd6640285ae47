import { useLocalDay, useWeightUnit } from '@gb/entries'
import { Card, ChartIcon, Loading, SegmentedControl, Skeleton, Stack, Text } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import { useMemo } from 'react'
import type { AllWeightsRead } from '../api/all-weights.query'
import { type Body, newestCounted, tellsNoLoss } from '../model/body'
import type { WeightRead } from '../api/weight-history.query'
import { useDays } from '../../shared/use-days'
import { useWeightWords } from '../words'
import { chartOf } from '../model/chart'
import { PERIODS, usePeriod } from '../model/period'
import type { WeightEntry } from '../model/weight'
import { ExpectedInfo } from './expected-info'
import { NumbersTable } from './numbers-table'
import { Stats } from './stats'
import { WayChart } from './way-chart'

const HEIGHT = 208
// The shortest first, though everything is what the chart begins with.
const ORDER = PERIODS.toReversed()

interface Properties {
  read: WeightRead
  all: AllWeightsRead
  body: Body | null
  /** Beside anything serious no lowest weight is named. */
  isSerious: boolean
}

/** The weigh-ins as dots with a smoothed line, the goal and the expected band, and the same numbers as a table. */
export function ChartCard({ read, all, body, isSerious }: Properties) {
  const messages = useWeightWords()
  // Its own card would only repeat what the progress card says.
  if (read.data === undefined && read.isError) return null
  return (
    <Card title={messages.chart} icon={ChartIcon} hue="weight" action={<ExpectedInfo />}>
      {all.entries !== undefined && read.data !== undefined ? (
        <Way
          entries={all.entries}
          goalLbs={read.data.isGoalTooLight ? null : read.data.goalLbs}
          body={body}
          isSerious={isSerious}
        />
      ) : all.isError ? (
        <ReadFault read={all} words={messages} title={messages.chartFailedTitle} text={messages.failedText} />
      ) : (
        <Loading label={messages.loading}>
          <Skeleton height={HEIGHT} shape="block" />
        </Loading>
      )}
    </Card>
  )
}

interface WayProperties {
  entries: readonly WeightEntry[]
  goalLbs: number | null
  body: Body | null
  isSerious: boolean
}

function Way({ entries, goalLbs, body, isSerious }: WayProperties) {
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const [period, setPeriod] = usePeriod()
  const today = useLocalDay()
  const dates = useDays()
  const chart = useMemo(
    () => chartOf({ entries, body, goalLbs, period, unit, today, dates }),
    [entries, body, goalLbs, period, unit, today, dates],
  )
  if (entries.length < 2) return <Text tone="muted">{messages.tooFew}</Text>
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={messages.period}
        hideLabel
        hue="weight"
        options={ORDER.map((value) => ({ value, label: messages.periods[value] }))}
        value={period}
        onValueChange={setPeriod}
      />
      {chart.points.length < 2 ? (
        <Text tone="muted">{messages.tooFewHere}</Text>
      ) : (
        <WayChart chart={chart} goalLbs={goalLbs} height={HEIGHT} />
      )}
      <Stats entries={entries} tellsNoLoss={isSerious || tellsNoLoss(body, newestCounted(entries))} />
      {chart.points.length >= 2 && <NumbersTable chart={chart} />}
    </Stack>
  )
}
