import { useWeightUnit, WEIGHT_UNITS } from '@gb/entries'
import { Disclosure, Stack, Table } from '@gb/ui'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import { useWeightWords } from '../words'
import type { chartOf } from '../model/chart'

const ROWS = 14
const NO_PAGES = { isFetchingNextPage: false, hasNextPage: false, fetchNextPage: () => Promise.resolve() }

/** The numbers of the chart for everybody, newest first; the picture has them for screen readers. */
export function NumbersTable({ chart }: { chart: ReturnType<typeof chartOf> }) {
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const { label } = WEIGHT_UNITS[unit]
  const list = useMore(chart.points.toReversed(), ROWS, NO_PAGES)
  const lineAt = new Map(chart.line.map(({ at, value }) => [at, value]))
  return (
    <Disclosure summary={messages.numbers}>
      <Stack gap={3}>
        <Table
          look="numbers"
          label={messages.numbers}
          columns={[
            messages.chartColumns.label,
            `${messages.chartColumns.value} (${label})`,
            `${messages.trendColumn} (${label})`,
          ]}
          rows={list.entries.map(({ at, value, label: day }) => [
            day,
            value.toFixed(1),
            lineAt.get(at)?.toFixed(1),
          ])}
        />
        <MoreButton label={messages.more} busyLabel={messages.loadingMore} list={list} />
      </Stack>
    </Disclosure>
  )
}
