import { situation } from '@gb/service-kit'
import {
  NOT_A_SHEET,
  NOT_CONNECTED,
  SHEET_FAILED,
  SHEET_TIMEOUT,
  SHEET_UNAVAILABLE,
  UNREADABLE_SHEET,
} from './messages.js'

/** What was sent is no file that can be looked at; takes the sentence that says why. */
export class InvalidSheetFile extends situation('invalid_image', (message: string) => message) {}
/** The file shows no sheet of a clinic. */
export class NotASheet extends situation('invalid_image', NOT_A_SHEET) {}
/** The file shows a sheet that nobody can read. */
export class UnreadableSheet extends situation('invalid_image', UNREADABLE_SHEET) {}
/** No AI service is set up; there is no sample of somebody's plan. */
export class NoSheetReader extends situation('provider_unavailable', NOT_CONNECTED) {}
/** The provider answered, but not with an answer. */
export class SheetFailed extends situation('provider_failed', SHEET_FAILED) {}
/** The time is up. */
export class SheetTimeout extends situation('provider_timeout', SHEET_TIMEOUT) {}
/** The provider cannot be reached, or takes no more for now. */
export class SheetUnavailable extends situation('provider_unavailable', SHEET_UNAVAILABLE, {
  retryAfterSeconds: 10,
}) {}
