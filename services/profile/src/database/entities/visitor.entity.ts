import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A browser without a profile: it holds a consent receipt, and remembers the profile that was made in it. */
@Entity({ name: 'visitor', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['createdUserId'], ['userId'], {
  name: 'visitor_profile',
  onDelete: 'SET NULL',
})
@Check('visitor_token_hash', 'octet_length(token_hash) = 32')
@Check('visitor_create_key', 'char_length(create_key) BETWEEN 1 AND 255')
export class VisitorEntity {
  @PrimaryColumn('uuid', { name: 'visitor_id' }) visitorId!: string

  @Index('visitor_by_token', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date

  @Index('visitor_by_profile', { where: 'created_user_id IS NOT NULL' })
  @Column('uuid', { name: 'created_user_id', nullable: true })
  createdUserId!: string | null

  @Column('timestamptz', { name: 'profile_created_at', nullable: true }) profileCreatedAt!: Date | null
  /** Keyed hash of the details the profile was made with; null once a retry may no longer be answered. */
  @Column('bytea', { name: 'create_fingerprint', nullable: true }) createFingerprint!: Buffer | null
  @Column('text', { name: 'create_key', nullable: true }) createKey!: string | null
}
