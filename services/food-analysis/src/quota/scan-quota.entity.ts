import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** How many scans of a person are committed or reserved; changes only together with the rows of `scan`. */
@Entity({ schema: 'food_analysis', name: 'scan_quota' })
@Check('scan_quota_used', 'used >= 0')
export class ScanQuotaRow {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @Column('integer', { default: 0 }) used!: number
}
