import { ERROR_CODES, type ErrorCode, isRecord } from '@gb/domain'
import { ApiError, type FieldProblem } from './errors'

const FALLBACK_MESSAGE = 'Something went wrong. Please try again.'
const KNOWN_MEMBERS = new Set([
  'type',
  'title',
  'status',
  'detail',
  'error',
  'message',
  'request_id',
  'errors',
])

/** Makes the ApiError of a refused call from the answer's status, headers and body (any shape). */
export function apiErrorFrom(response: Response, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {}
  return new ApiError({
    status: response.status,
    code: codeOf(problem.error, response.status),
    message: textOf(problem.message) ?? textOf(problem.detail) ?? FALLBACK_MESSAGE,
    requestId: textOf(problem.request_id) ?? response.headers.get('X-Request-Id'),
    fields: fieldsOf(problem.errors),
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
    extra: Object.fromEntries(Object.entries(problem).filter(([name]) => !KNOWN_MEMBERS.has(name))),
  })
}

// A proxy in between answers without our body, so the status alone must still lead to a sensible code.
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalid_input',
  401: 'no_session',
  403: 'not_yours',
  404: 'not_found',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'storage_full',
}

function codeOf(value: unknown, status: number): ErrorCode {
  return ERROR_CODES.find((code) => code === value) ?? CODE_OF_STATUS[status] ?? 'internal'
}

function fieldsOf(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((item) => {
    const field = textOf(item.field)
    const message = textOf(item.message)
    return field !== null && message !== null ? [{ field, message }] : []
  })
}

function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
