import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** The template that a person filled last; the same template gives the same week. */
@Entity({ schema: 'content', name: 'filled_week' })
@Check('filled_week_template', `template_id ~ '^[a-z][a-z0-9-]{0,59}$'`)
export class FilledWeekEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId!: string

  @Column({ name: 'template_id', type: 'text' })
  templateId!: string

  @Column({ name: 'filled_at', type: 'timestamptz', default: () => 'now()' })
  filledAt!: Date
}
