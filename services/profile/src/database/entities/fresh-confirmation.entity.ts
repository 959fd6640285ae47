import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { SessionEntity } from './session.entity.js'

/** A session that has confirmed, for one purpose, that it is the person. It ends with the session. */
@Entity({ name: 'fresh_confirmation', schema: 'profile' })
@ForeignKey(() => SessionEntity, ['userId', 'sessionId'], ['userId', 'sessionId'], {
  name: 'fresh_confirmation_session',
  onDelete: 'CASCADE',
})
@Check(
  'fresh_confirmation_purpose',
  `purpose IN ('show_code', 'pairing', 'change_email', 'change_passkeys', 'code_restore', 'export',
    'delete_profile', 'billing_portal', 'make_token', 'invite_helper')`,
)
export class FreshConfirmationEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'session_id' }) sessionId!: string
  @PrimaryColumn('text') purpose!: string
  @Column('timestamptz', { name: 'confirmed_at', default: () => 'now()' }) confirmedAt!: Date
}
