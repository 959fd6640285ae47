import { situation } from '@gb/service-kit'
import { REPORT_MESSAGES } from './messages.js'

/** The report could not be drawn; a try in seconds may work. */
export class ReportFailed extends situation('unavailable', REPORT_MESSAGES.failed, {
  retryAfterSeconds: 5,
}) {}

/** As many reports are drawn as there is room for. */
export class ReportsBusy extends situation('unavailable', REPORT_MESSAGES.busy, { retryAfterSeconds: 5 }) {}

/** No report has the id, or it is over. */
export class NoSuchReport extends situation('not_found', REPORT_MESSAGES.notFound) {}

/** Nobody has first days without a day of surgery, or before it. */
export class NoFirstDays extends situation('not_found', REPORT_MESSAGES.noFirstDays) {}
