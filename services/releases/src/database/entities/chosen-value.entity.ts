import type { SettingValue } from '@gb/domain'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What an operator chose for a setting or a flag of a remote; without a row its default is in force. */
@Entity({ schema: 'releases', name: 'chosen_value' })
export class ChosenValueEntity {
  @PrimaryColumn({ type: 'text' }) remote!: string
  @PrimaryColumn({ type: 'text' }) kind!: 'setting' | 'flag'
  @PrimaryColumn({ type: 'text' }) name!: string
  /** Of a setting its value, of a flag the percent of the people for whom it is on. */
  @Column({ type: 'jsonb' }) value!: SettingValue
  /** The operator who chose it. */
  @Column({ name: 'changed_by', type: 'text' }) changedBy!: string
  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' }) changedAt!: Date
}
