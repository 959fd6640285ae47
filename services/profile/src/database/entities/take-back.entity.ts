import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** The address before a change, and what the link to it has to prove. */
@Entity({ name: 'email_take_back', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'email_take_back_profile',
  onDelete: 'CASCADE',
})
@Check('email_take_back_token_hash', 'octet_length(token_hash) = 32')
export class TakeBackEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'change_id' }) changeId!: string

  @Index('email_take_back_by_token', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  @Column('bytea', { name: 'email_sealed' }) emailSealed!: Buffer
  /** Whether code and e-mail opened the profile on new devices at that time. */
  @Column('boolean', { name: 'code_restore_enabled' }) codeRestoreEnabled!: boolean
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
}
