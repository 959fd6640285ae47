import { VisuallyHidden } from '../layout/visually-hidden'
import type { ChartPoint } from './line-layout'

export type DataTableProps = {
  points: readonly ChartPoint[]
  caption: string
  columns: { label: string; value: string }
  /** A value with its unit, in words. */
  inWords: (value: number) => string
}

/** The numbers of a chart for those who do not see it. */
export function DataTable({ points, caption, columns, inWords }: DataTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.label}</th>
            <th scope="col">{columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, value, label }, index) => (
            <tr key={`${at}-${index}`}>
              <th scope="row">{label}</th>
              <td>{inWords(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
