import { HttpException } from '@nestjs/common'
import { AppError } from './app-error.js'
import { busy } from './busy.js'
import { isDatabaseAway, isDiskFull } from './database-away.js'

const STORAGE_FULL =
  'There is no room left to save this right now. What was saved before is safe. Please try again later.'
const STORAGE_RETRY_SECONDS = 60
const BAD_VALUE = 'A value in the request cannot be stored. Please check it.'

const TOO_LONG = 'The address is too long.'
const NOT_AS_EXPECTED = 'What is here is not what the request expects.'
const NO_SUCH_PART = 'There is no such part of it.'

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'

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
  if (postgresBadValue.has(code)) return new AppError('invalid_input', BAD_VALUE)
  if (postgresConflict.has(code))
    return new AppError('conflict', 'This was already stored with another content.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new AppError('unsupported_media_type', 'Send the body as application/json.')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', 'The request is too large.')
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('address_too_long', TOO_LONG)
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL')
    return new AppError('malformed_json', 'The request could not be read.')
  return null
}

const fromHttpStatus = (status: number): AppError => {
  if (status === 404) return new AppError('not_found', 'There is nothing at this address.')
  if (status === 412) return new AppError('precondition_failed', NOT_AS_EXPECTED)
  if (status === 413) return new AppError('too_large', 'The request is too large.')
  if (status === 415) return new AppError('unsupported_media_type', 'Send the body as application/json.')
  if (status === 414) return new AppError('address_too_long', TOO_LONG)
  if (status === 416) return new AppError('range_not_satisfiable', NO_SUCH_PART)
  if (status === 503) return busy()
  if (status >= 400 && status < 500)
    return new AppError('invalid_input', 'The request could not be understood.')
  return new AppError('internal', 'Something went wrong on our side. Nothing was changed. Please try again.')
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
  if (hasCode(error)) {
    const known = fromCode(error.code)
    if (known) return known
  }
  if (isDiskFull(error))
    return new AppError('storage_full', STORAGE_FULL, { retryAfterSeconds: STORAGE_RETRY_SECONDS })
  if (isDatabaseAway(error)) return busy()
  if (error instanceof HttpException) return fromHttpStatus(error.getStatus())
  const status = callersStatus(error)
  if (status !== null) return fromHttpStatus(status)
  return fromHttpStatus(500)
}
