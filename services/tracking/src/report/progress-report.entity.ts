import type { ReportPaper, ReportPeriod, ScaleUnit } from '@gb/domain'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Which report a person made. Its content is read from the logs when it is printed, so that nothing is kept twice. */
@Entity({ schema: 'tracking', name: 'progress_report' })
@Index('progress_report_by_time', ['userId', 'createdAt', 'reportId'])
@Check('progress_report_period', `period IN ('30_days', '90_days', '6_months')`)
@Check('progress_report_dates', 'to_date > from_date')
@Check('progress_report_paper', `paper IN ('letter', 'a4')`)
@Check('progress_report_weight_unit', `weight_unit IN ('lbs', 'kg')`)
@Check('progress_report_notes', 'cardinality(note_entry_ids) <= 20')
export class ProgressReportEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ name: 'report_id', type: 'uuid' }) reportId!: string
  @Column({ type: 'text' }) period!: ReportPeriod
  @Column({ name: 'from_date', type: 'date' }) fromDate!: string
  @Column({ name: 'to_date', type: 'date' }) toDate!: string
  @Column({ type: 'text' }) paper!: ReportPaper
  /** Entries whose texts the person wants in the report. */
  @Column({ name: 'note_entry_ids', type: 'uuid', array: true }) noteEntryIds!: string[]
  /** In which its weights are told. */
  @Column({ name: 'weight_unit', type: 'text', default: 'lbs' }) weightUnit!: ScaleUnit
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
}
