import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** The minutes in which the code alone opens a profile on another device of the same network, once. */
@Entity({ name: 'pairing_window', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'pairing_profile', onDelete: 'CASCADE' })
@Check('pairing_wrong_codes', 'wrong_codes BETWEEN 0 AND 3')
export class PairingWindowEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string

  /** Keyed pseudonym of the IPv4 address or the IPv6 /64 it was opened from. */
  @Index('pairing_by_network', { where: 'closed_at IS NULL' })
  @Column('text')
  network!: string

  @Column('timestamptz', { name: 'opened_at', default: () => 'now()' }) openedAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  @Column('smallint', { name: 'wrong_codes', default: 0 }) wrongCodes!: number
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null
}
