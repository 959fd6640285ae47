import { MAX_REPORTS_KEPT, type ReportPaper, type ReportPeriod, type ScaleUnit } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** A report as stored; both days are included. */
export interface ProgressReport {
  reportId: string
  period: ReportPeriod
  from: string
  to: string
  paper: ReportPaper
  /** In which its weights are told. */
  weightUnit: ScaleUnit
  noteEntryIds: string[]
  createdAt: Date
}

const COLUMNS = `report_id AS "reportId", period, from_date::text AS "from", to_date::text AS "to", paper,
  weight_unit AS "weightUnit", note_entry_ids AS "noteEntryIds", created_at AS "createdAt"`

const insert = statement(
  'insert_report',
  `INSERT INTO tracking.progress_report (user_id, report_id, period, from_date, to_date, paper, weight_unit,
     note_entry_ids)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
)
const keepNewest = statement(
  'keep_newest_reports',
  `DELETE FROM tracking.progress_report WHERE user_id = $1 AND report_id IN (
     SELECT report_id FROM tracking.progress_report WHERE user_id = $1
     ORDER BY created_at DESC, report_id DESC OFFSET $2)`,
)
const find = statement(
  'find_report',
  `SELECT ${COLUMNS} FROM tracking.progress_report WHERE user_id = $1 AND report_id = $2`,
)

/** Which reports were made. Every statement begins with the person. */
@Injectable()
export class ProgressReportRepository {
  constructor(private readonly sql: Sql) {}

  /** Stores a report; of very many the oldest are forgotten. */
  insert(userId: string, report: Omit<ProgressReport, 'createdAt'>): Promise<ProgressReport> {
    const { reportId, period, from, to, paper, weightUnit, noteEntryIds } = report
    return this.sql.transaction(async () => {
      const stored = await this.sql.one<ProgressReport>(insert, [
        userId,
        reportId,
        period,
        from,
        to,
        paper,
        weightUnit,
        noteEntryIds,
      ])
      await this.sql.query(keepNewest, [userId, MAX_REPORTS_KEPT])
      return stored
    })
  }

  find(userId: string, reportId: string): Promise<ProgressReport | null> {
    return this.sql.maybeOne<ProgressReport>(find, [userId, reportId])
  }
}
