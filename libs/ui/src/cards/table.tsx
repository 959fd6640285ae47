import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableProps {
  /** Names the table for screen readers. */
  label: string
  columns: readonly string[]
  /** As many cells as columns; the first one names its row. */
  rows: readonly (readonly ReactNode[])[]
  /** `words`: on a phone each cell stands under the head of its column. `numbers`: narrow columns, digits below digits. */
  look?: 'words' | 'numbers' | undefined
}

/** Rows and columns that nobody has to scroll sideways. */
export function Table({ label, columns, rows, look = 'words' }: TableProps) {
  return (
    <table className={styles[look]} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // Two rows may say the same, as two weights of one day do.
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // CSS reads the head of the column from here.
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
