import { useMessages } from '@gb/entries'
import { Text, type Hue } from '@gb/ui'
import { useDays } from '../../shared/use-days'
import { analyticsCatalog } from '../messages/generated/analytics'
import { barsOf, isByWeek, type Shown } from '../model/bars'
import { ChartPlace } from './chart-place'

const HEIGHT = 180

interface Properties {
  shown: Shown
  name: string
  unit: string
  hue: Hue
}

/** The days of a period as bars against the goal of each; weeks where days would be too thin. */
export function DayBars({ shown, name, unit, hue }: Properties) {
  const messages = useMessages(analyticsCatalog)
  const days = useDays()
  const words = messages.bars
  const { period, from, to } = shown
  const byWeek = isByWeek(period)
  const summary = (byWeek ? words.ofWeeks : words.of)({
    name,
    from: days.day(from, to),
    to: days.inSentence(to, to),
  })
  return (
    <div>
      <ChartPlace height={HEIGHT}>
        {({ BarChart }) => (
          <BarChart
            {...barsOf(shown, { day: days.day, weekOf: messages.weekOf })}
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
