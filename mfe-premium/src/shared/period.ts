import { type ReportPeriod, REPORT_PERIODS } from '@gb/domain'

const WORDS: Record<ReportPeriod, string> = {
  '30_days': '30 days',
  '90_days': '90 days',
  '6_months': '6 months',
}

/** The periods of analytics and report, as a choice. */
export const PERIOD_OPTIONS = REPORT_PERIODS.map((value) => ({ value, label: WORDS[value] }))
