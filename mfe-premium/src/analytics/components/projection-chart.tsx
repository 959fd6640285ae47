import { Disclosure, Table, Text } from '@gb/ui'
import { useShownWeight } from '../../shared/use-shown-weight'
import { messages } from '../messages'
import type { Analytics } from '../model/analytics'
import { monthInWords, projectionOf } from '../model/projection'
import { ChartPlace } from './chart-place'

const words = messages.projection
const HEIGHT = 240

/** Weights, their trend and the band ahead; the band is a table as well. */
export function ProjectionChart({ analytics }: { analytics: Analytics }) {
  const { label: unit, shown } = useShownWeight()
  const { points, line, band, bandStart, bandEnd, rows } = projectionOf(analytics, shown)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <div>
      <ChartPlace height={HEIGHT}>
        {({ LineChart }) => (
          <LineChart
            hue="weight"
            height={HEIGHT}
            points={points}
            line={line}
            band={band.length > 1 ? band : undefined}
            bandStart={bandStart}
            bandEnd={bandEnd}
            unit={unit}
            columns={words.columns}
            summary={
              first && last ? words.of(first.label, last.label) : words.ofBand(bandStart ?? '', bandEnd ?? '')
            }
          />
        )}
      </ChartPlace>
      <Text as="p" size="small" tone="muted">
        {first ? words.legend : words.tooFew} {band.length > 1 && analytics.weight.bandLabel}
      </Text>
      {rows.length > 0 && (
        <Disclosure summary={words.tableOf(unit)}>
          <Table
            look="numbers"
            label={words.tableOf(unit)}
            columns={[words.table.month, words.table.low, words.table.middle, words.table.high]}
            rows={rows.map(({ day, lowLbs, middleLbs, highLbs }) => [
              monthInWords(day),
              String(Math.round(shown(lowLbs))),
              String(Math.round(shown(middleLbs))),
              String(Math.round(shown(highLbs))),
            ])}
          />
        </Disclosure>
      )}
    </div>
  )
}
