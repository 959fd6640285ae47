import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { SessionEntity } from './session.entity.js'

/** A code that was mailed so that one session confirms one purpose. The newest takes the place of the one before. */
@Entity({ name: 'confirmation_code', schema: 'profile' })
@ForeignKey(() => SessionEntity, ['userId', 'sessionId'], ['userId', 'sessionId'], {
  name: 'confirmation_code_session',
  onDelete: 'CASCADE',
})
@Check(
  'confirmation_code_purpose',
  `purpose IN ('show_code', 'pairing', 'change_email', 'change_passkeys', 'code_restore', 'export',
    'delete_profile', 'billing_portal', 'make_token', 'invite_helper')`,
)
@Check('confirmation_code_hash', 'octet_length(code_hash) = 32')
@Check('confirmation_code_tries', 'tries BETWEEN 0 AND 5')
export class ConfirmationCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'session_id' }) sessionId!: string
  @PrimaryColumn('text') purpose!: string
  @Column('bytea', { name: 'code_hash' }) codeHash!: Buffer
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  @Column('smallint', { default: 0 }) tries!: number
}
