import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from '../profile/profile.entity.js'

/** A signed-in browser. Only the hash of its token is kept. */
@Entity({ name: 'session', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'session_profile', onDelete: 'CASCADE' })
@Check('session_token_hash', 'octet_length(token_hash) = 32')
export class SessionEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string

  @PrimaryColumn('uuid', { name: 'session_id' })
  sessionId!: string

  @Column('uuid', { name: 'device_id' })
  deviceId!: string

  @Index('session_by_token', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt!: Date

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null
}
