import { useLocalDay } from '@gb/mfe-contract'
import { Card, ChartIcon, Text } from '@gb/ui'
import { LineChart } from '@gb/ui/chart'
import { shownIn } from '../../shared/measure'
import type { WeightRead } from '../api/weight-history.query'
import { messages } from '../messages'
import { chartPoints } from '../model/chart-points'
import type { WeightHistory } from '../model/weight'
import { useWeightUnit, WEIGHT_UNITS, weightInWords } from '../model/weight-unit'
import { WhenRead } from './read-states'

const HEIGHT = 220

/** The weigh-ins as dots with a line, the goal, and the same numbers as a table. */
export function ChartCard({ read }: { read: WeightRead }) {
  // Its own card would only repeat what the progress card says.
  if (read.data === undefined && read.isError) return null
  return (
    <Card title={messages.chart} icon={ChartIcon} hue="weight">
      <WhenRead read={read} height={HEIGHT}>
        {(history) => <Chart history={history} />}
      </WhenRead>
    </Card>
  )
}

function Chart({ history }: { history: WeightHistory }) {
  const [unit] = useWeightUnit()
  const today = useLocalDay()
  const points = chartPoints(history.entries, unit, today)
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) {
    return <Text tone="muted">{messages.tooFew}</Text>
  }
  const { label } = WEIGHT_UNITS[unit]
  const words = (value: number) => `${value} ${label}`
  return (
    <LineChart
      hue="weight"
      height={HEIGHT}
      points={points}
      unit={label}
      columns={messages.chartColumns}
      summary={messages.chartOf(words(first.value), words(last.value), first.label, last.label)}
      goal={{
        value: shownIn(history.goalLbs, WEIGHT_UNITS[unit]),
        label: messages.chartGoal(weightInWords(history.goalLbs, unit)),
      }}
    />
  )
}
