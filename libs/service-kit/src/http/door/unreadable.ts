import { AppError } from '../../base/errors/app-error.js'

const TOO_LATE = 'The request did not arrive in time. Please try again.'
const TOO_LONG = 'The address or the headers of the request are too long.'
const UNREADABLE = 'The request could not be read.'

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** What an error of the parser of HTTP means to the sender; null when nobody is there to be told. */
export const unreadable = (error: Error): AppError | null => {
  const code = codeOf(error)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('request_timeout', TOO_LATE, { retryAfterSeconds: 1 })
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('headers_too_large', TOO_LONG)
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new AppError('too_large', 'The request is too large.')
  return code.startsWith('HPE_') ? new AppError('malformed_json', UNREADABLE) : null
}
