import { useLocalDay, useMessages } from '@gb/entries'
import { Button, Loading, SegmentedControl, Skeleton, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { moodCatalog } from '../messages/generated/mood'
import { chartPoints, type Rating, weekAverages } from '../model/chart-points'
import type { Mood } from '../model/mood'
import styles from './trends-card.module.css'
import { useLineChart } from './use-line-chart'
import { useDays } from '../../shared/use-days'

const HEIGHT = 180
/** From the lowest to the highest rating: a mood in the middle is drawn in the middle. */
const SCALE = [1, 4, 7, 10]

const RATINGS = ['moodRating', 'energyLevel'] as const

interface Properties {
  moods: readonly Mood[]
  /** Over all entries, also those that are not drawn; null before the first. */
  averages: Record<Rating, number | null>
}

/** One rating of the last entries as dots with the mean of each week, the average of all, and the same numbers as a table. */
export function TrendChart({ moods, averages }: Properties) {
  const messages = useMessages(moodCatalog)
  const dates = useDays()
  const words: Record<Rating, string> = { moodRating: messages.mood, energyLevel: messages.energy }
  const [rating, setRating] = useState<Rating>('moodRating')
  const points = chartPoints(moods, rating, { today: useLocalDay(), dates })
  const first = points[0]
  const last = points.at(-1)
  const { Chart, isFailed, retry } = useLineChart(points.length >= 2)
  if (first === undefined || last === undefined) return null
  if (points.length < 2) return <Text tone="muted">{messages.tooFew}</Text>
  const word = words[rating]
  const average = averages[rating]
  return (
    <>
      <SegmentedControl
        label={messages.chart}
        hideLabel
        hue="mood"
        options={RATINGS.map((value) => ({ value, label: words[value] }))}
        value={rating}
        onValueChange={setRating}
      />
      <div className={styles.chart}>
        {Chart !== null ? (
          <>
            <Chart
              hue="mood"
              height={HEIGHT}
              scale={SCALE}
              points={points}
              line={weekAverages(moods, rating)}
              goal={
                average === null
                  ? undefined
                  : { value: average, label: messages.chartAverage({ average: String(average) }) }
              }
              unit={messages.chartUnit}
              columns={{ label: messages.day, value: word }}
              summary={messages.chartOf({
                what: word,
                count: String(points.length),
                first: first.said,
                last: last.said,
              })}
            />
            <Text as="p" size="small" tone="muted">
              {messages.chartLegend}
            </Text>
          </>
        ) : isFailed ? (
          <Stack gap={2} align="start">
            <Text tone="muted">{messages.chartFailed}</Text>
            <Button size="small" variant="secondary" onClick={retry}>
              {messages.retry}
            </Button>
          </Stack>
        ) : (
          <Loading label={messages.chartLoading}>
            <Skeleton height={HEIGHT} shape="block" />
          </Loading>
        )}
      </div>
    </>
  )
}
