import { situation } from '../../base/errors/situation.js'

/** The key stands for another request. */
export class KeyOfOtherRequest extends situation(
  'idempotency_mismatch',
  'This Idempotency-Key was already used for another request.',
) {}
/** A limit is passed: the sentence of its rule, and the seconds until its window ends. */
export class LimitReached extends situation(
  'too_many_requests',
  (message: string, _seconds: number) => message,
  (_message, retryAfterSeconds) => ({ retryAfterSeconds }),
) {}
