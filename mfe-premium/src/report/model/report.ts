import type { ReportPaper, ReportPeriod, ScaleUnit } from '@gb/domain'

/** What a person wants a report of. */
export interface ReportChoice {
  period: ReportPeriod
  paper: ReportPaper
  /** Entries whose own texts go in. */
  noteIds: readonly string[]
}

/** What a report is made of: the choice, and the unit in which this browser shows weights. */
export interface ReportOrder extends ReportChoice {
  weightUnit: ScaleUnit
}

/** A report that was made. */
export interface Report {
  reportId: string
  /** Local day, YYYY-MM-DD. */
  from: string
  to: string
  /** Of its PDF, after period and date. */
  fileName: string
  /** The period in plain words, a sentence each. */
  summary: string[]
  notesIncluded: number
}

/** What a report can be taken away as. */
export const REPORT_FILES = ['report', 'clinic', 'fhir'] as const
export type ReportFile = (typeof REPORT_FILES)[number]

const ENDINGS: Record<ReportFile, string> = { report: '.pdf', clinic: '-clinic.pdf', fhir: '.fhir.json' }

/** The name of a file of a report, as the server names it. */
export const nameOf = ({ fileName }: Report, file: ReportFile): string =>
  fileName.replace(/\.pdf$/, ENDINGS[file])
