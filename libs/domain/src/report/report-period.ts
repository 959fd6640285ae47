/** Periods of reports and analytics. Source: product-rules 2, Premium. */
export const REPORT_PERIODS = ['30_days', '90_days', '6_months'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]
export const DEFAULT_REPORT_PERIOD: ReportPeriod = '30_days'

/** Length of each period in local days. Source: wire-rules 4, Periods. */
export const REPORT_PERIOD_DAYS: Readonly<Record<ReportPeriod, number>> = {
  '30_days': 30,
  '90_days': 90,
  '6_months': 182,
}

/** Papers a report is laid out for. */
export const REPORT_PAPERS = ['letter', 'a4'] as const
export type ReportPaper = (typeof REPORT_PAPERS)[number]
export const DEFAULT_REPORT_PAPER: ReportPaper = 'letter'

/** Entries whose texts one report can show, at most [own]. */
export const MAX_REPORT_NOTES = 20

/** Reports of one person that are kept; the oldest go first [own]. */
export const MAX_REPORTS_KEPT = 50
