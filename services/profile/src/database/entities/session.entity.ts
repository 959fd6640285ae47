import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A signed-in browser. The tokens it is held by stand beside it. */
@Entity({ name: 'session', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'session_profile', onDelete: 'CASCADE' })
@Index('session_by_device', ['userId', 'deviceId'])
export class SessionEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'session_id' }) sessionId!: string
  @Column('uuid', { name: 'device_id' }) deviceId!: string
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' }) lastSeenAt!: Date
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null
}
