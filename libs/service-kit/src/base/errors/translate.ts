import { HttpException } from '@nestjs/common'
import { AppError } from './app-error.js'
import { isDatabaseAway, isDiskFull } from './database-away.js'
import { errorCode } from './error-code.js'
import {
  AddressTooLong,
  BodyTooLarge,
  Busy,
  NoSuchPart,
  NotAsExpected,
  NotSentAsJson,
  NotStorable,
  NothingHere,
  NotUnderstood,
  StorageFull,
  StoredOtherwise,
  Unreadable,
  WentWrong,
} from './general.js'

const postgresBadValue = new Set([
  '22021',
  '22P05',
  '22P02',
  '22003',
  '22001',
  '22008',
  '22007',
  '23514',
  '23502',
])
const postgresConflict = new Set(['23505', '23503'])

const fromCode = (code: string): AppError | null => {
  if (postgresBadValue.has(code)) return new NotStorable()
  if (postgresConflict.has(code)) return new StoredOtherwise()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new NotSentAsJson()
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new BodyTooLarge()
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AddressTooLong()
  return code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL' ? new Unreadable() : null
}

/** What a status of Nest or of a library means here. */
const BY_STATUS: Readonly<Record<number, new () => AppError>> = {
  404: NothingHere,
  412: NotAsExpected,
  413: BodyTooLarge,
  414: AddressTooLong,
  415: NotSentAsJson,
  416: NoSuchPart,
  503: Busy,
}

const fromHttpStatus = (status: number): AppError => {
  const Situation = BY_STATUS[status] ?? (status >= 400 && status < 500 ? NotUnderstood : WentWrong)
  return new Situation()
}

/** The status that a library puts on its error, such as the one that reads files; only what the caller can mend. */
const callersStatus = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null
}

/** Every thrown thing as one `AppError`. The only place where library errors become words. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const known = fromCode(errorCode(error) ?? '')
  if (known) return known
  if (isDiskFull(error)) return new StorageFull()
  if (isDatabaseAway(error)) return new Busy()
  if (error instanceof HttpException) return fromHttpStatus(error.getStatus())
  const status = callersStatus(error)
  if (status !== null) return fromHttpStatus(status)
  return new WentWrong()
}
