import { BILLING_NOTICES } from '@gb/service-kit'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Something a person has to be told by mail. */
@Entity({ schema: 'billing', name: 'notice' })
@Index('notice_waiting', ['createdAt'], { where: 'taken_at IS NULL' })
@Check('notice_kind', `kind IN (${BILLING_NOTICES.map((kind) => `'${kind}'`).join(', ')})`)
export class NoticeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ name: 'notice_id', type: 'uuid' }) noticeId!: string
  @Column({ type: 'text' }) kind!: string
  @Column({ name: 'package_name', type: 'text' }) packageName!: string
  /** Until when premium stays. */
  @Column({ type: 'timestamptz', nullable: true }) day!: Date | null
  @Column({ type: 'numeric', precision: 8, scale: 2, nullable: true }) amount!: string | null
  @Column({ type: 'text' }) currency!: string
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
  /** Whoever writes mails has it. */
  @Column({ name: 'taken_at', type: 'timestamptz', nullable: true }) takenAt!: Date | null
}
