import { situation } from '../../base/errors/situation.js'

/** Every place is taken. */
export class Crowded extends situation(
  'try_again_later',
  (_seconds: number) => 'Many people are here right now. Nothing was lost. Please try again in a moment.',
  (retryAfterSeconds) => ({ retryAfterSeconds }),
) {}
/** This process is about to end. */
export class Closing extends situation(
  'try_again_later',
  'This server is about to restart. Nothing was lost. Please try again in a moment.',
) {}
/** No host is named, or more than one. */
export class WrongHost extends situation('malformed_json', 'The request must name one host.') {}
/** `Expect` asks for something else than to go on. */
export class UnknownExpectation extends situation(
  'expectation_failed',
  'The request expects something that is not offered here.',
) {}
/** The request did not come whole in time. */
export class TooLate extends situation(
  'request_timeout',
  'The request did not arrive in time. Please try again.',
  { retryAfterSeconds: 1 },
) {}
/** Address and headers together are longer than we read. */
export class HeadersTooLarge extends situation(
  'headers_too_large',
  'The address or the headers of the request are too long.',
) {}
