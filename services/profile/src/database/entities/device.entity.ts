import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A browser that has proven itself for a profile. */
@Entity({ name: 'device', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'device_profile', onDelete: 'CASCADE' })
@Check('device_token_hash', 'octet_length(token_hash) = 32')
@Check('device_wrong_codes', 'wrong_codes >= 0')
@Check('device_label', 'char_length(label) BETWEEN 1 AND 60')
export class DeviceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'device_id' }) deviceId!: string

  @Index('device_by_token', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  /** Words like "Chrome on Android"; what the browser sent to be known by is not kept. */
  @Column('text', { default: 'Browser' }) label!: string
  @Column('smallint', { name: 'wrong_codes', default: 0 }) wrongCodes!: number
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' }) lastSeenAt!: Date
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null
}
