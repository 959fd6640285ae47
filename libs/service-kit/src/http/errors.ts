import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@gb/domain'
import { situation } from '../base/errors/situation.js'

/** A page of somebody else sends this. */
export class FromElsewhere extends situation(
  'forbidden_origin',
  'This request did not come from Gastric Buddy itself.',
) {}
/** `Idempotency-Key` is empty or too long. */
export class BadIdempotencyKey extends situation(
  'invalid_input',
  `Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters.`,
) {}
