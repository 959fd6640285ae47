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
