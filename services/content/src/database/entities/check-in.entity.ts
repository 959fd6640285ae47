import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A message to the creator and what became of it. Message and reply are sealed. */
@Entity({ schema: 'content', name: 'check_in' })
@Index('check_in_by_person', ['userId', 'sentAt', 'entryId'])
@Index('check_in_waiting', ['sentAt', 'entryId'], { where: 'answered_at IS NULL' })
@Index('check_in_answered', ['answeredAt', 'entryId'], { where: 'answered_at IS NOT NULL' })
@Check('check_in_answer', 'num_nulls(reply, answered_at, answered_by) IN (0, 3)')
@Check('check_in_seen', 'answered_at IS NULL OR seen_at IS NOT NULL')
@Check('check_in_assigned', 'num_nulls(assigned_to, assigned_at) IN (0, 2)')
@Check('check_in_assigned_to', 'char_length(assigned_to) BETWEEN 1 AND 100')
@Check('check_in_answered_by', 'char_length(answered_by) BETWEEN 1 AND 100')
export class CheckInEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ name: 'entry_id', type: 'uuid' }) entryId!: string
  @Column({ type: 'bytea' }) message!: Buffer
  /** Without microseconds, which a cursor would lose. */
  @Column({ name: 'sent_at', type: 'timestamptz' }) sentAt!: Date
  /** When an operator marked it as seen, or answered it. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true }) seenAt!: Date | null
  @Column({ type: 'bytea', nullable: true }) reply!: Buffer | null
  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true }) answeredAt!: Date | null
  /** Name of the operator. */
  @Column({ name: 'answered_by', type: 'text', nullable: true }) answeredBy!: string | null
  /** Name of the operator who has taken it. */
  @Column({ name: 'assigned_to', type: 'text', nullable: true }) assignedTo!: string | null
  @Column({ name: 'assigned_at', type: 'timestamptz', nullable: true }) assignedAt!: Date | null
}
