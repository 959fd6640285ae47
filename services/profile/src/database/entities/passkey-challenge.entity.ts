import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { VisitorEntity } from './visitor.entity.js'
import { SessionEntity } from './session.entity.js'

/** A question that one browser may have a passkey sign, once and within minutes. */
@Entity({ name: 'passkey_challenge', schema: 'profile' })
@ForeignKey(() => VisitorEntity, ['visitorId'], ['visitorId'], {
  name: 'passkey_challenge_visitor',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SessionEntity, ['userId', 'sessionId'], ['userId', 'sessionId'], {
  name: 'passkey_challenge_session',
  onDelete: 'CASCADE',
})
@Index('passkey_challenge_by_session', ['userId', 'sessionId'], { where: 'user_id IS NOT NULL' })
@Check('passkey_challenge_hash', 'octet_length(challenge_hash) = 32')
@Check(
  'passkey_challenge_purpose',
  `purpose IN ('register', 'sign_in', 'unlock', 'confirm_show_code', 'confirm_pairing', 'confirm_change_email',
    'confirm_change_passkeys', 'confirm_code_restore', 'confirm_export', 'confirm_delete_profile',
    'confirm_billing_portal')`,
)
@Check(
  'passkey_challenge_holder',
  `CASE purpose WHEN 'sign_in' THEN visitor_id IS NOT NULL AND user_id IS NULL AND session_id IS NULL
    ELSE visitor_id IS NULL AND user_id IS NOT NULL AND session_id IS NOT NULL END`,
)
export class PasskeyChallengeEntity {
  @PrimaryColumn('bytea', { name: 'challenge_hash' }) challengeHash!: Buffer
  @Column('text') purpose!: string

  @Index('passkey_challenge_by_visitor', { where: 'visitor_id IS NOT NULL' })
  @Column('uuid', { name: 'visitor_id', nullable: true })
  visitorId!: string | null

  @Column('uuid', { name: 'user_id', nullable: true }) userId!: string | null
  @Column('uuid', { name: 'session_id', nullable: true }) sessionId!: string | null
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
}
