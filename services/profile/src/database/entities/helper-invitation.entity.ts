import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** Somebody who was asked to be at a person's side and has not answered; of the secret in the mail only its hash is kept. */
@Entity({ name: 'helper_invitation', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'helper_invitation_profile',
  onDelete: 'CASCADE',
})
@Check(
  'helper_invitation_scopes',
  `cardinality(scopes) > 0 AND scopes <@ ARRAY['weights', 'fluids', 'meals', 'vitamins', 'mood']`,
)
@Check('helper_invitation_hash', 'octet_length(token_hash) = 32')
@Check(
  'helper_invitation_life',
  `expires_at > created_at AND expires_at <= created_at + interval '72 hours'
    AND ends_at > created_at AND ends_at <= created_at + interval '365 days'`,
)
export class HelperInvitationEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'invitation_id' }) invitationId!: string
  @Column('bytea', { name: 'email_sealed' }) emailSealed!: Buffer
  @Column('text', { array: true }) scopes!: string[]
  @Column('boolean', { name: 'may_log' }) mayLog!: boolean
  @Column('timestamptz', { name: 'ends_at' }) endsAt!: Date

  @Index('helper_invitation_by_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
}
