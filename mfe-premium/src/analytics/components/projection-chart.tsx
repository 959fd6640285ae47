import { useMessages } from '@gb/entries'
import { Disclosure, Table, Text } from '@gb/ui'
import { useShownWeight } from '../../shared/use-shown-weight'
import { useDays } from '../../shared/use-days'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { Analytics } from '../model/analytics'
import { projectionOf } from '../model/projection'
import { ByServer } from './by-server'
import { ChartPlace } from './chart-place'

const HEIGHT = 240

/** Weights, their trend and the band ahead; the band is a table as well. */
export function ProjectionChart({ analytics }: { analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).projection
  const { month, low, middle, high } = words.table
  const days = useDays()
  const { label: unit, shown } = useShownWeight()
  const { points, line, band, isPersonal, bandStart, bandEnd, rows } = projectionOf(analytics, {
    shown,
    days,
  })
  const nameOfTable = (isPersonal ? words.tableOf : words.tableOfMost)({ unit })
  const inUnit = (lbs: number) => String(Math.round(shown(lbs)))
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
              first && last
                ? words.of({ from: first.said, to: last.said })
                : words.ofBand({ from: bandStart ?? '', to: bandEnd ?? '' })
            }
          />
        )}
      </ChartPlace>
      <Text as="p" size="small" tone="muted">
        {first ? words.legend : words.tooFew}{' '}
        {band.length > 1 && <ByServer sentence={analytics.weight.bandLabel} />}
      </Text>
      {rows.length > 0 && (
        <Disclosure summary={nameOfTable}>
          <Table
            look="numbers"
            label={nameOfTable}
            columns={isPersonal ? [month, low, middle, high] : [month, low, high]}
            rows={rows.map(({ day, lowLbs, middleLbs, highLbs }) => [
              days.month(day),
              ...(isPersonal ? [lowLbs, middleLbs, highLbs] : [lowLbs, highLbs]).map(inUnit),
            ])}
          />
        </Disclosure>
      )}
    </div>
  )
}
