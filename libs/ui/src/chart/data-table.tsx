import { VisuallyHidden } from '../layout/visually-hidden'

interface Row {
  at: number
  value: number
  label: string
}

export interface DataTableProps<Point extends Row> {
  points: readonly Point[]
  caption: string
  columns: { label: string; value: string; goal?: string }
  /** A value with its unit, in words. */
  inWords: (value: number) => string
  /** What was aimed at, in words, where the chart shows it; null is no goal then. */
  goalOf?: (point: Point) => string | null
}

/** The numbers of a chart for those who do not see it. */
export function DataTable<Point extends Row>(props: DataTableProps<Point>) {
  const { points, caption, columns, inWords, goalOf } = props
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.label}</th>
            <th scope="col">{columns.value}</th>
            {goalOf && <th scope="col">{columns.goal}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={`${point.at}-${index}`}>
              <th scope="row">{point.label}</th>
              <td>{inWords(point.value)}</td>
              {goalOf && <td>{goalOf(point) ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
