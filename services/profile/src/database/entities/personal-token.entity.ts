import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A token with which a script of a person reads or logs for them; only its hash is kept. */
@Entity({ name: 'personal_token', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'personal_token_profile',
  onDelete: 'CASCADE',
})
@Check('personal_token_name', 'char_length(name) BETWEEN 1 AND 60')
@Check('personal_token_access', `access IN ('read', 'read_and_log')`)
@Check(
  'personal_token_areas',
  `cardinality(areas) > 0 AND areas <@ ARRAY['fluids', 'weight', 'vitamins', 'food', 'mood', 'milestones']`,
)
@Check('personal_token_hash', 'octet_length(token_hash) = 32')
@Check('personal_token_life', `expires_at > created_at AND expires_at <= created_at + interval '365 days'`)
export class PersonalTokenEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'token_id' }) tokenId!: string
  @Column('text') name!: string
  @Column('text') access!: string
  @Column('text', { array: true }) areas!: string[]

  @Index('personal_token_by_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null
}
