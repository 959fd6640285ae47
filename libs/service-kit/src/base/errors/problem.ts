import { ERROR_CODES, type ErrorCode } from '@gb/domain'
import { ERROR_STATUS } from './status.js'
import type { AppError } from './app-error.js'

/** RFC 9457 body of an error. `detail` equals `message`; `error` is the stable code. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  error: string
  message: string
  request_id: string
  errors?: { field: string; message: string }[]
  [member: string]: unknown
}

/** The wire form of an error. */
export const toProblem = (error: AppError, requestId: string): Problem => {
  const { status, title } = ERROR_STATUS[error.code]
  return {
    type: `urn:gastric-buddy:error:${error.code}`,
    title,
    status,
    detail: error.message,
    error: error.code,
    message: error.message,
    request_id: requestId,
    ...(error.extra.errors ? { errors: error.extra.errors } : {}),
    ...error.extra.members,
  }
}

/** A problem as documentation shows it. */
export const exampleProblem = (code: ErrorCode, sentence: string): Problem => {
  const { status, title } = ERROR_STATUS[code]
  return {
    type: `urn:gastric-buddy:error:${code}`,
    title,
    status,
    detail: sentence,
    error: code,
    message: sentence,
    request_id: '5f0c2b7e-6d0e-4b43-9a53-8a1f5f2f6d1a',
  }
}

/** The example of a status where nothing closer is known; null for one that none of our problems has. */
export const exampleOfStatus = (status: number, sentence: string): Problem | null => {
  const code = ERROR_CODES.find((known) => ERROR_STATUS[known].status === status)
  return code === undefined ? null : exampleProblem(code, sentence)
}
