/** Periods of reports and analytics. Source: product 2, Premium. */
export const REPORT_PERIODS = ['30_days', '90_days', '6_months'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]
export const DEFAULT_REPORT_PERIOD: ReportPeriod = '30_days'

/** Length of each period in local days. Source: decisions 4, Periods. */
export const REPORT_PERIOD_DAYS: Readonly<Record<ReportPeriod, number>> = {
  '30_days': 30,
  '90_days': 90,
  '6_months': 182,
}
