import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A text on its way to be published; at most one per text. */
@Entity({ schema: 'content', name: 'draft' })
@Check('draft_slug_form', `slug ~ '^[a-z][a-z-]*$'`)
@Check('draft_based_on_form', String.raw`based_on ~ '^\d{1,4}\.\d{1,4}$'`)
@Check('draft_author', 'char_length(author) BETWEEN 1 AND 100')
export class DraftEntity {
  @PrimaryColumn({ type: 'text' }) slug!: string
  @PrimaryColumn({ type: 'text' }) locale!: string
  /** The version that its author started from. */
  @Column({ name: 'based_on', type: 'text' }) basedOn!: string
  /** The text in wire spelling. */
  @Column({ type: 'jsonb' }) body!: object
  @Column({ type: 'text' }) author!: string
  @Column({ name: 'saved_at', type: 'timestamptz', default: () => 'now()' }) savedAt!: Date
}
