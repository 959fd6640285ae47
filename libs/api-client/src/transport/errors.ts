import type { ErrorCode } from '@gb/domain'

/** One refused field of a request, in the words of the server. */
export interface FieldProblem {
  field: string
  message: string
}

interface ApiErrorParts {
  status: number
  code: ErrorCode
  message: string
  requestId: string | null
  fields: FieldProblem[]
  retryAfterSeconds: number | null
  extra: Record<string, unknown>
}

// The shell and every remote bundle their own copy of this file, so an error thrown by the shell's client
// must be recognized by another copy of the class: the mark is global, the class is not.
const MARK = Symbol.for('@gb/api-client/error')

abstract class MarkedError extends Error {
  abstract override readonly name: string
}

const carries = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && Reflect.get(value, MARK) === name

/**
 * The server answered and said no.
 * `code` is stable and meant for decisions; `message` may be shown; `fields` names bad inputs;
 * `retryAfterSeconds` is set for 429 and 503; `extra` holds whatever else the answer carried,
 * e.g. `scans_used` and `total_limit` beside `total_limit_reached`.
 */
export class ApiError extends MarkedError {
  override readonly name = 'ApiError'
  readonly [MARK] = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly requestId: string | null
  readonly fields: FieldProblem[]
  readonly retryAfterSeconds: number | null
  readonly extra: Record<string, unknown>

  constructor(parts: ApiErrorParts) {
    super(parts.message)
    this.status = parts.status
    this.code = parts.code
    this.requestId = parts.requestId
    this.fields = parts.fields
    this.retryAfterSeconds = parts.retryAfterSeconds
    this.extra = parts.extra
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return carries(value, 'ApiError')
  }
}

/** No usable answer came back: offline, connection lost, or something that is not our server answered. */
export class NetworkError extends MarkedError {
  override readonly name = 'NetworkError'
  readonly [MARK] = 'NetworkError'

  static override [Symbol.hasInstance](value: unknown): boolean {
    return carries(value, 'NetworkError')
  }
}

/** The time allowed for the call ran out. Whether the server did the work is unknown. */
export class TimeoutError extends MarkedError {
  override readonly name = 'TimeoutError'
  readonly [MARK] = 'TimeoutError'

  static override [Symbol.hasInstance](value: unknown): boolean {
    return carries(value, 'TimeoutError')
  }
}

/** The server answered for another profile than the one this page shows; nothing of the answer may be used. */
export class ProfileChangedError extends MarkedError {
  override readonly name = 'ProfileChangedError'
  readonly [MARK] = 'ProfileChangedError'

  static override [Symbol.hasInstance](value: unknown): boolean {
    return carries(value, 'ProfileChangedError')
  }
}

/** True for an ApiError with one of the given codes (any code when none is given). */
export function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))
}
