import { daysBetween } from '@gb/domain'
import { useLocalDay, useWeightUnit, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, ChartIcon, ErrorState, Loading, Skeleton, Stack, Text } from '@gb/ui'
import { useMemo } from 'react'
import type { AllWeightsRead } from '../api/all-weights.query'
import type { WeightRead } from '../api/weight-history.query'
import { ExpectedInfo } from '../components/expected-info'
import { NumbersTable } from '../components/numbers-table'
import { WayChart } from '../components/way-chart'
import { useWeightWords } from '../words'
import { useDays } from '../../shared/use-days'
import type { Body } from '../model/body'
import { chartOf } from '../model/chart'
import { weightsOfStory } from '../model/story'
import type { WeightEntry } from '../model/weight'
import { storyCatalog } from '../messages/generated/story'

const HEIGHT = 300

interface Properties {
  read: WeightRead
  all: AllWeightsRead
  body: Body | null
}

/** The weight since the day of the surgery, from edge to edge of a phone, over the band of people like this person. */
export function StoryChart({ read, all, body }: Properties) {
  const ofWeights = useWeightWords()
  const messages = useMessages(storyCatalog)
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
  const messages = useMessages(storyCatalog)
  const { navigate } = useHost()
  const [unit] = useWeightUnit()
  const dates = useDays()
  const chart = useMemo(() => {
    const story = weightsOfStory(entries, body, today)
    const { since } = story
    const drawn = chartOf({ ...story, body, goalLbs, period: 'all', unit, today, dates })
    if (since === null) return drawn
    const points = drawn.points.map((point) => ({
      ...point,
      label: messages.week({ day: point.label, week: String(weekOf(point, since)) }),
    }))
    return { ...drawn, points }
  }, [entries, body, goalLbs, unit, today, dates, messages])
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

/** In which week after a day a dot is: that is how people after a surgery count. */
const weekOf = ({ at }: Point, since: string): number =>
  Math.floor(daysBetween(since, new Date(at).toISOString().slice(0, 10)) / 7) + 1
