import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { VisitorEntity } from './visitor.entity.js'
import { ProfileEntity } from './profile.entity.js'

/**
 * A browser on its way into a profile by e-mail. There is one for every code that did not open a profile, right or
 * wrong: `userId` is what tells them apart, and no answer does.
 */
@Entity({ name: 'restore_challenge', schema: 'profile' })
@ForeignKey(() => VisitorEntity, ['visitorId'], ['visitorId'], {
  name: 'challenge_visitor',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'challenge_profile', onDelete: 'CASCADE' })
@Check('challenge_kind', `kind IN ('code', 'adopt')`)
@Check('challenge_code_hash', 'octet_length(code_hash) = 32')
@Check('challenge_link_hash', 'octet_length(link_hash) = 32')
@Check('challenge_tries', 'tries BETWEEN 0 AND 5')
export class RestoreChallengeEntity {
  @PrimaryColumn('uuid', { name: 'challenge_id' }) challengeId!: string
  @Column('text') kind!: string

  /** The only browser that may go on with it. */
  @Index('challenge_by_visitor')
  @Column('uuid', { name: 'visitor_id' })
  visitorId!: string

  @Index('challenge_by_profile', { where: 'user_id IS NOT NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  /** Whether the e-mail that was typed is the profile's. */
  @Column('boolean', { default: false }) matched!: boolean
  @Column('bytea', { name: 'code_hash', nullable: true }) codeHash!: Buffer | null
  @Column('bytea', { name: 'link_hash', nullable: true }) linkHash!: Buffer | null
  @Column('timestamptz', { name: 'code_expires_at', nullable: true }) codeExpiresAt!: Date | null
  @Column('smallint', { default: 0 }) tries!: number
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null
}
