import type { PolicySection } from '../model/policy'
import styles from './policy-section.module.css'

interface Properties {
  id: string
  section: PolicySection
  headingLevel: 2 | 3
}

/** A titled part of a policy with its paragraphs and its table. */
export function PolicySectionView({ id, section, headingLevel }: Properties) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.title} tabIndex={-1}>
        {section.title}
      </Heading>
      {section.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.table !== undefined && section.table !== null && (
        <PolicyTable title={section.title} table={section.table} />
      )}
    </section>
  )
}

function PolicyTable({ title, table }: { title: string; table: NonNullable<PolicySection['table']> }) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) => (
              // On a phone each cell stands under the head of its column, which CSS reads from here.
              <td key={table.columns[index]} data-column={table.columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
