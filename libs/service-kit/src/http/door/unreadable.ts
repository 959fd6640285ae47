import type { AppError } from '../../base/errors/app-error.js'
import { errorCode } from '../../base/errors/error-code.js'
import { BodyTooLarge, Unreadable } from '../../base/errors/general.js'
import { HeadersTooLarge, TooLate } from './errors.js'

/** What an error of the parser of HTTP means to the sender; null when nobody is there to be told. */
export const unreadable = (error: Error): AppError | null => {
  const code = errorCode(error) ?? ''
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new TooLate()
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLarge()
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new BodyTooLarge()
  return code.startsWith('HPE_') ? new Unreadable() : null
}
