import { ERROR_CODES, type ErrorCode } from '@gb/domain'
import { AppError, type AppErrorExtra, type FieldError } from '../base/errors/app-error.js'
import { CALL_MEMBER } from './errors.js'

const MAX_RETRY_SECONDS = 3_600

/** What every problem document says, besides what an error adds to it. */
const COMMON = new Set(['type', 'title', 'status', 'detail', 'error', 'message', 'request_id', 'errors'])

const isErrorCode = (value: unknown): value is ErrorCode => ERROR_CODES.some((code) => code === value)

const retryAfterOf = ({ headers }: Response): Pick<AppErrorExtra, 'retryAfterSeconds'> => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? { retryAfterSeconds: Math.min(Math.ceil(seconds), MAX_RETRY_SECONDS) } : {}
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string'

const errorsOf = ({ errors }: Record<string, unknown>): Pick<AppErrorExtra, 'errors'> =>
  Array.isArray(errors) && errors.every(isFieldError) ? { errors } : {}

type Member = NonNullable<AppErrorExtra['members']>[string]

const isMember = (value: unknown): value is Member =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'))

const membersOf = (body: Record<string, unknown>): Pick<AppErrorExtra, 'members'> => {
  const members = Object.entries(body).filter(
    (member): member is [string, Member] => !COMMON.has(member[0]) && isMember(member[1]),
  )
  return members.length > 0 ? { members: Object.fromEntries(members) } : {}
}

/** What another process refused, as it told it: there it was a situation. */
class RefusedThere extends AppError {}

/**
 * A failure that the other side names, with all that it says besides; null for one that is none of its own, and for a call
 * that it could not read: nobody who asked did anything wrong.
 */
export const refusalIn = (response: Response, body: Record<string, unknown>): AppError | null =>
  isErrorCode(body.error) && typeof body.message === 'string' && !(CALL_MEMBER in body)
    ? new RefusedThere(body.error, body.message, {
        ...retryAfterOf(response),
        ...errorsOf(body),
        ...membersOf(body),
      })
    : null
