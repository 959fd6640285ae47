import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A service that has to erase what it holds about a person, or has done so. */
@Entity({ name: 'erasure_step', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'erasure_profile', onDelete: 'CASCADE' })
@Index('erasure_due', ['nextAttemptAt'], { where: 'done_at IS NULL' })
@Check('erasure_service', `service IN ('tracking', 'food-analysis', 'content', 'billing')`)
@Check('erasure_step_last_error', 'char_length(last_error) BETWEEN 1 AND 200')
export class ErasureStepEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('text') service!: string
  @Column('integer', { default: 0 }) attempts!: number
  @Column('timestamptz', { name: 'next_attempt_at' }) nextAttemptAt!: Date
  /** Kind and code of the last error, never its text. */
  @Column('text', { name: 'last_error', nullable: true }) lastError!: string | null
  @Column('timestamptz', { name: 'done_at', nullable: true }) doneAt!: Date | null
}
