import { situation } from './situation.js'

// What any request can run into, whoever asks for what. A feature's own situations stand in its `errors.ts`.

/** The database, or something else that we need, is slow or away. */
export class Busy extends situation(
  'try_again_later',
  'The service is busy right now. Nothing was lost. Please try again in a moment.',
  { retryAfterSeconds: 2 },
) {}
/** The disk of the database is full. */
export class StorageFull extends situation(
  'storage_full',
  'There is no room left to save this right now. What was saved before is safe. Please try again later.',
  { retryAfterSeconds: 60 },
) {}
/** A fault of ours that nobody has a name for. */
export class WentWrong extends situation(
  'internal',
  'Something went wrong on our side. Nothing was changed. Please try again.',
) {}
/** The address leads nowhere. */
export class NothingHere extends situation('not_found', 'There is nothing at this address.') {}
/** The address, or one of its words, is longer than any of ours. */
export class AddressTooLong extends situation('address_too_long', 'The address is too long.') {}
/** The body is larger than its route takes. */
export class BodyTooLarge extends situation('too_large', 'The request is too large.') {}
/** The body is of another kind than JSON. */
export class NotSentAsJson extends situation(
  'unsupported_media_type',
  'Send the body as application/json.',
) {}
/** The request breaks off, or is not HTTP as we read it. */
export class Unreadable extends situation('malformed_json', 'The request could not be read.') {}
/** A library refuses the request and says no more than that. */
export class NotUnderstood extends situation('invalid_input', 'The request could not be understood.') {}
/** PostgreSQL does not take a value that passed all our own checks. */
export class NotStorable extends situation(
  'invalid_input',
  'A value in the request cannot be stored. Please check it.',
) {}
/** PostgreSQL holds another row under a key that is to be unique. */
export class StoredOtherwise extends situation('conflict', 'This was already stored with another content.') {}
/** `If-Match` and its kin name another state than the one here. */
export class NotAsExpected extends situation(
  'precondition_failed',
  'What is here is not what the request expects.',
) {}
/** `Range` names a part that the file does not have. */
export class NoSuchPart extends situation('range_not_satisfiable', 'There is no such part of it.') {}
