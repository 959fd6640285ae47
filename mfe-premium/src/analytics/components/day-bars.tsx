import { dayInSentence, dayInWords } from '@gb/domain'
import { Text, type Hue } from '@gb/ui'
import { messages } from '../messages'
import { barsOf, isByWeek, type Shown } from '../model/bars'
import { ChartPlace } from './chart-place'

const words = messages.bars
const HEIGHT = 180

interface Properties {
  shown: Shown
  name: string
  unit: string
  hue: Hue
}

/** The days of a period as bars against the goal of each; weeks where days would be too thin. */
export function DayBars({ shown, name, unit, hue }: Properties) {
  const { period, from, to } = shown
  const byWeek = isByWeek(period)
  const summary = (byWeek ? words.ofWeeks : words.of)(name, dayInWords(from, to), dayInSentence(to, to))
  return (
    <div>
      <ChartPlace height={HEIGHT}>
        {({ BarChart }) => (
          <BarChart
            {...barsOf(shown)}
            hue={hue}
            height={HEIGHT}
            unit={unit}
            summary={summary}
            columns={{ label: byWeek ? messages.week : messages.day, value: name, goal: messages.goal }}
          />
        )}
      </ChartPlace>
      <Text as="p" size="small" tone="muted">
        {byWeek ? words.legendWeeks : words.legend}
      </Text>
    </div>
  )
}
