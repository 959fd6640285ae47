import { situation } from '../../base/errors/situation.js'
import { LIMIT_REFUSALS } from './messages.js'

/** Too many writes, or heavy reads, in a short time; `seconds` until the next may pass. */
export class TooMuchAtOnce extends situation(
  'too_many_requests',
  (of: keyof typeof LIMIT_REFUSALS, _seconds: number) => LIMIT_REFUSALS[of],
  (_of, retryAfterSeconds) => ({ retryAfterSeconds }),
) {}
