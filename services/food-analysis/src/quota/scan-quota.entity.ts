import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** How many scans of a person are committed or reserved; changes only together with the rows of `scan`. */
@Entity({ schema: 'food_analysis', name: 'scan_quota' })
@Check('scan_quota_used', 'used >= 0')
@Check('scan_quota_own_limit', 'own_limit BETWEEN 1 AND 1000')
@Check('scan_quota_own_limit_by', 'char_length(own_limit_by) BETWEEN 1 AND 100')
@Check('scan_quota_own_limit_whole', 'num_nulls(own_limit, own_limit_until, own_limit_by) IN (0, 3)')
export class ScanQuotaEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @Column('integer', { default: 0 }) used!: number
  /** How many scans the person has in all until that instant; null: as many as everybody. */
  @Column('integer', { name: 'own_limit', nullable: true }) ownLimit!: number | null
  @Column('timestamptz', { name: 'own_limit_until', nullable: true }) ownLimitUntil!: Date | null
  /** Name of the operator. */
  @Column('text', { name: 'own_limit_by', nullable: true }) ownLimitBy!: string | null
}
