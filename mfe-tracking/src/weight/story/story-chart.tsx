import { daysBetween } from '@gb/domain'
import { useLocalDay, useWeightUnit } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, ChartIcon, ErrorState, Loading, Skeleton, Stack, Text } from '@gb/ui'
import { useMemo } from 'react'
import type { AllWeightsRead } from '../api/all-weights.query'
import type { WeightRead } from '../api/weight-history.query'
import { ExpectedInfo } from '../components/expected-info'
import { NumbersTable } from '../components/numbers-table'
import { WayChart } from '../components/way-chart'
import { messages as ofWeights } from '../messages'
import type { Body } from '../model/body'
import { chartOf } from '../model/chart'
import { weightsOfStory } from '../model/story'
import type { WeightEntry } from '../model/weight'
import { messages } from '../story-messages'

const HEIGHT = 300

interface Properties {
  read: WeightRead
  all: AllWeightsRead
  body: Body | null
}

/** The weight since the day of the surgery, from edge to edge of a phone, over the band of people like this person. */
export function StoryChart({ read, all, body }: Properties) {
  const today = useLocalDay()
  const isSince = body !== null && body.surgeryDate !== null && body.surgeryDate <= today
  return (
    <Card
      look="plain"
      title={isSince ? messages.chart : messages.chartAll}
      icon={ChartIcon}
      hue="weight"
      action={<ExpectedInfo />}
    >
      {all.entries !== undefined && read.data !== undefined ? (
        <Way
          entries={all.entries}
          goalLbs={read.data.isGoalTooLight ? null : read.data.goalLbs}
          body={body}
          today={today}
        />
      ) : all.isError || read.isError ? (
        <ErrorState
          title={ofWeights.chartFailedTitle}
          retryLabel={ofWeights.retry}
          retrying={all.isFetching || read.isFetching}
          retryingLabel={ofWeights.retrying}
          onRetry={() => (read.isError ? void read.refetch() : all.refetch())}
        >
          {ofWeights.failedText}
        </ErrorState>
      ) : (
        <Loading label={ofWeights.loading}>
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
  today: string
}

function Way({ entries, goalLbs, body, today }: WayProperties) {
  const { navigate } = useHost()
  const [unit] = useWeightUnit()
  const chart = useMemo(() => {
    const story = weightsOfStory(entries, body, today)
    const drawn = chartOf({ ...story, body, goalLbs, period: 'all', unit, today })
    return { ...drawn, points: drawn.points.map((point) => inWeeks(point, story.since)) }
  }, [entries, body, goalLbs, unit, today])
  return (
    <Stack gap={3}>
      {chart.points.length < 2 ? (
        <Text tone="muted">{messages.noWeights}</Text>
      ) : (
        <>
          <WayChart chart={chart} goalLbs={goalLbs} height={HEIGHT} width="screen" />
          <NumbersTable chart={chart} />
        </>
      )}
      {body !== null && body.surgeryDate === null && (
        <div>
          <Text tone="muted">{messages.noSurgeryDate}</Text>
          <Button variant="quiet" size="small" onClick={() => navigate('profile')}>
            {messages.toProfile}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type Point = ReturnType<typeof chartOf>['points'][number]

/** A dot says its week, too: that is how people after a surgery count. */
const inWeeks = (point: Point, since: string | null): Point => {
  if (since === null) return point
  const day = new Date(point.at).toISOString().slice(0, 10)
  return { ...point, label: messages.week(point.label, Math.floor(daysBetween(since, day) / 7) + 1) }
}
