import styles from './text-table.module.css'

type Properties = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** A table of words. They wrap on a narrow screen, so that nothing has to be scrolled sideways. */
export function TextTable({ caption, columns, rows }: Properties) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
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
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
