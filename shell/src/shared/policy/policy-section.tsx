import { Table } from '@gb/ui'
import type { PolicySection } from './policy'
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
        <Table label={section.title} columns={section.table.columns} rows={section.table.rows} />
      )}
    </section>
  )
}
