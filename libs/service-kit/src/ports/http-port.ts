import { ERROR_CODES, type ErrorCode } from '@gb/domain'
import { AppError } from '../errors/app-error.js'
import { makeInternalToken } from './internal-token.js'

/** Where a port of another process answers. */
export interface HttpPortTarget {
  baseUrl: string
  port: string
  key: Buffer
}

const TIMEOUT_MS = 3_000

/** The header that carries the internal token. */
export const INTERNAL_HEADER = 'x-gb-internal'

export const internalAudience = (port: string, method: string): string => `${port}.${method}`

const isErrorCode = (value: unknown): value is ErrorCode => ERROR_CODES.some((code) => code === value)

const refusal = async (response: Response): Promise<AppError> => {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'error' in body && isErrorCode(body.error))
    return new AppError(body.error, 'message' in body ? String(body.message) : '')
  return new AppError('unavailable', 'A part of the product does not answer. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}

const call = async (target: HttpPortTarget, method: string, args: unknown[]): Promise<unknown> => {
  const response = await fetch(`${target.baseUrl}/internal/ports/${target.port}/${method}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [INTERNAL_HEADER]: makeInternalToken(target.key, internalAudience(target.port, method)),
    },
    body: JSON.stringify({ args }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response)
    throw new AppError(
      'unavailable',
      'A part of the product does not answer. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
  if (!response.ok) throw await refusal(response)
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'result' in body ? body.result : null
}

/** An object with the port's methods, each of which is one signed call to the owning process. */
export const httpPort = (target: HttpPortTarget, methods: readonly string[]): object =>
  Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(target, method, args)]))
