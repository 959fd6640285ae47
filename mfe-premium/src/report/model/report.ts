import type { Language, ReportPaper, ReportPeriod, ScaleUnit } from '@gb/domain'

/** What a person wants a report of. */
export interface ReportChoice {
  period: ReportPeriod
  paper: ReportPaper
  /** In which its files are; null is that of the screen. */
  language: Language | null
  /** Entries whose own texts go in. */
  noteIds: readonly string[]
}

/** What a report is made of: the choice, the unit in which this browser shows weights, and the language of the screen. */
export interface ReportOrder extends ReportChoice {
  weightUnit: ScaleUnit
  here: Language
}

/** A report that was made. */
export interface Report {
  reportId: string
  /** Local day, YYYY-MM-DD. */
  from: string
  to: string
  /** Of its PDF, after period and date. */
  fileName: string
  /** In which its files are. */
  language: Language
  /** The period in plain words, a sentence each, in the language of the screen. */
  summary: string[]
  notesIncluded: number
}

/** What a report can be taken away as. */
export const REPORT_FILES = ['report', 'clinic', 'fhir'] as const
export type ReportFile = (typeof REPORT_FILES)[number]

/** The name of a file of a report, as the server names it: data are in no language. */
export const nameOf = ({ fileName, language }: Report, file: ReportFile): string => {
  const spoken = language === 'en' ? '' : `-${language}`
  const endings = { report: `${spoken}.pdf`, clinic: `-clinic${spoken}.pdf`, fhir: '.fhir.json' }
  return fileName.replace(/\.pdf$/, endings[file])
}
