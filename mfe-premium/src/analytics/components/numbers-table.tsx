import styles from './numbers-table.module.css'

type Properties = { columns: readonly string[]; rows: readonly (readonly string[])[] }

/** Numbers for everybody, the first column names the row. */
export function NumbersTable({ columns, rows }: Properties) {
  return (
    <table className={styles.table}>
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
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
