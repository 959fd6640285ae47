import { useLocalDay } from '@gb/entries'
import { Button, Loading, SegmentedControl, Skeleton, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { messages } from '../messages'
import { chartPoints, type Rating, weekAverages } from '../model/chart-points'
import type { Mood } from '../model/mood'
import styles from './trends-card.module.css'
import { useLineChart } from './use-line-chart'

const HEIGHT = 180
/** From the lowest to the highest rating: a mood in the middle is drawn in the middle. */
const SCALE = [1, 4, 7, 10]
const WORDS: Record<Rating, string> = { moodRating: messages.mood, energyLevel: messages.energy }
const OPTIONS = [
  { value: 'moodRating', label: messages.mood },
  { value: 'energyLevel', label: messages.energy },
] as const

interface Properties {
  moods: readonly Mood[]
  /** Over all entries, also those that are not drawn; null before the first. */
  averages: Record<Rating, number | null>
}

/** One rating of the last entries as dots with the mean of each week, the average of all, and the same numbers as a table. */
export function TrendChart({ moods, averages }: Properties) {
  const [rating, setRating] = useState<Rating>('moodRating')
  const points = chartPoints(moods, rating, useLocalDay())
  const first = points[0]
  const last = points.at(-1)
  const { Chart, isFailed, retry } = useLineChart(points.length >= 2)
  if (first === undefined || last === undefined) return null
  if (points.length < 2) return <Text tone="muted">{messages.tooFew}</Text>
  const word = WORDS[rating]
  const average = averages[rating]
  return (
    <>
      <SegmentedControl
        label={messages.chart}
        hideLabel
        hue="mood"
        options={OPTIONS}
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
              goal={average === null ? undefined : { value: average, label: messages.chartAverage(average) }}
              unit={messages.chartUnit}
              columns={{ label: messages.chartColumns.label, value: word }}
              summary={messages.chartOf(word, points.length, first.said, last.said)}
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
