import { situation } from '@gb/service-kit'
import { MY_DATA_MESSAGES, tooManyOf } from './messages.js'

/** This person imports already. */
export class ImportStillRunning extends situation('too_many_requests', MY_DATA_MESSAGES.stillRunning, {
  retryAfterSeconds: 10,
}) {}

/** Others import, and each may hold a lot. */
export class OthersImport extends situation('try_again_later', MY_DATA_MESSAGES.othersImport, {
  retryAfterSeconds: 10,
}) {}

/** A list of the file has more rows than are taken; takes the name of the list. */
export class TooManyRows extends situation('too_large', tooManyOf) {}

/** The file holds more than is taken at once. */
export class TooManyValues extends situation('too_large', MY_DATA_MESSAGES.tooMuch) {}

/** The thread that reads broke or took too long; which is told to nobody outside. */
export class ReadingFailed extends situation('try_again_later', MY_DATA_MESSAGES.readingFailed, {
  retryAfterSeconds: 5,
}) {}
