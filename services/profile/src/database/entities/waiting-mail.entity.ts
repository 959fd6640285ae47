import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/**
 * A mail on its way. Its content is sealed, and gone once it was sent or given up; that of a lasting one that was given up
 * stays for some days, so that it can be sent after all.
 */
@Entity({ name: 'mail_outbox', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'mail_profile', onDelete: 'CASCADE' })
@Index('mail_waiting', ['createdAt'], { where: 'ended_at IS NULL' })
@Check(
  'mail_content',
  'CASE WHEN ended_at IS NULL THEN sealed IS NOT NULL ELSE sealed IS NULL OR (given_up AND lasting) END',
)
@Check('mail_given_up', 'NOT given_up OR ended_at IS NOT NULL')
export class WaitingMailEntity {
  @PrimaryColumn('uuid', { name: 'mail_id' }) mailId!: string

  @Index('mail_by_profile', { where: 'user_id IS NOT NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null

  @Column('bytea', { nullable: true }) sealed!: Buffer | null
  /** Goes to nobody: written so that a request with nobody to write to takes as long as one with somebody. */
  @Column('boolean') decoy!: boolean
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  /** After that the mail would only confuse. */
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  /** How many tries it took; 0 until it has ended, its job counts them. */
  @Column('integer', { default: 0 }) attempts!: number
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null

  /** It could not be sent while it was of use. */
  @Index('mail_given_up_lately', { where: 'given_up' })
  @Column('boolean', { name: 'given_up', default: false })
  givenUp!: boolean

  /** Worth reading also when it comes days late, unlike a code that runs out. */
  @Column('boolean', { default: false }) lasting!: boolean
}
