import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** One version of one published text. Old versions stay: a consent refers to the text it was given to. */
@Entity({ schema: 'content', name: 'document' })
@Check('document_slug_form', `slug ~ '^[a-z][a-z-]*$'`)
@Check('document_version_form', String.raw`version ~ '^\d{1,4}\.\d{1,4}$'`)
@Check('document_sha256_form', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('document_author', 'char_length(author) BETWEEN 1 AND 100')
@Check('document_published_by', 'char_length(published_by) BETWEEN 1 AND 100')
@Check('document_reason', 'char_length(reason) BETWEEN 5 AND 500')
@Check('document_copy_of', String.raw`copy_of ~ '^\d{1,4}\.\d{1,4}$'`)
export class DocumentEntity {
  @PrimaryColumn({ type: 'text' }) slug!: string
  @PrimaryColumn({ type: 'text' }) locale!: string
  /** `major.minor`, compared as two numbers. */
  @PrimaryColumn({ type: 'text' }) version!: string
  /** The text in wire spelling. */
  @Column({ type: 'jsonb' }) body!: object
  @Column({ type: 'timestamptz', name: 'published_at', default: () => 'now()' }) publishedAt!: Date
  /** Of the canonical JSON of `body`, hex. */
  @Column({ type: 'text' }) sha256!: string
  /** Who wrote it. */
  @Column({ type: 'text' }) author!: string
  /** Who put it in force. */
  @Column({ name: 'published_by', type: 'text' }) publishedBy!: string
  /** Why it was put in force. */
  @Column({ type: 'text' }) reason!: string
  /** The earlier version whose words it has, when it was rolled back to. */
  @Column({ name: 'copy_of', type: 'text', nullable: true }) copyOf!: string | null
}
