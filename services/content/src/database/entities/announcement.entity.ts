import type { AnnouncementTone } from '@gb/domain'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A dated announcement that everybody sees. */
@Entity({ schema: 'content', name: 'announcement' })
@Index('announcement_by_end', ['endsAt'], { where: 'withdrawn_at IS NULL' })
@Check('announcement_tone', `tone IN ('info', 'success', 'warning')`)
@Check('announcement_title', 'char_length(title) BETWEEN 1 AND 80')
@Check('announcement_body', 'char_length(body) BETWEEN 1 AND 500')
@Check('announcement_author', 'char_length(author) BETWEEN 1 AND 100')
@Check('announcement_period', `ends_at > starts_at AND ends_at <= starts_at + interval '90 days'`)
export class AnnouncementEntity {
  @PrimaryColumn({ name: 'announcement_id', type: 'uuid' }) announcementId!: string
  @Column({ type: 'text' }) tone!: AnnouncementTone
  @Column({ type: 'text' }) title!: string
  @Column({ type: 'text' }) body!: string
  @Column({ name: 'starts_at', type: 'timestamptz' }) startsAt!: Date
  @Column({ name: 'ends_at', type: 'timestamptz' }) endsAt!: Date
  /** The operator who made it. */
  @Column({ type: 'text' }) author!: string
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true }) withdrawnAt!: Date | null
}
