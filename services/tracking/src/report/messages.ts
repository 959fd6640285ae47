/** Why a report is refused. */
export const REPORT_MESSAGES = {
  notFound: 'There is no such report.',
  noFirstDays: 'The first 30 days begin with the day of surgery.',
  tooMany: 'You have made many reports in the last hour. Please try again later.',
  busy: 'Many reports are being made right now. Please try again in a moment.',
  failed: 'The report could not be made. Please try again.',
} as const
