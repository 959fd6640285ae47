import { useWeightUnit, WEIGHT_UNITS } from '@gb/mfe-contract'
import { Disclosure, Stack } from '@gb/ui'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import { messages } from '../messages'
import type { chartOf } from '../model/chart'
import styles from './numbers-table.module.css'

const ROWS = 14
const NO_PAGES = { isFetchingNextPage: false, hasNextPage: false, fetchNextPage: () => Promise.resolve() }

/** The numbers of the chart for everybody, newest first; the picture has them for screen readers. */
export function NumbersTable({ chart }: { chart: ReturnType<typeof chartOf> }) {
  const [unit] = useWeightUnit()
  const { label } = WEIGHT_UNITS[unit]
  const list = useMore(chart.points.toReversed(), ROWS, NO_PAGES)
  const lineAt = new Map(chart.line.map(({ at, value }) => [at, value]))
  return (
    <Disclosure summary={messages.numbers}>
      <Stack gap={3}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.chartColumns.label}</th>
              <th scope="col">{`${messages.chartColumns.value} (${label})`}</th>
              <th scope="col">{`${messages.trendColumn} (${label})`}</th>
            </tr>
          </thead>
          <tbody>
            {list.entries.map(({ at, value, label: day }, index) => (
              <tr key={`${at}-${index}`}>
                <th scope="row">{day}</th>
                <td>{value}</td>
                <td>{lineAt.get(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <MoreButton label={messages.more} busyLabel={messages.loadingMore} list={list} />
      </Stack>
    </Disclosure>
  )
}
