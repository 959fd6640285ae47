import { ApiError, NetworkError, ProfileChangedError, TimeoutError } from './errors'
import { apiErrorFrom } from './problem'

/** What a call of the client resolves to; only `unwrap` needs to know. */
export interface ApiAnswer<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * Waits for a call and gives its data, or throws.
 * Throws ApiError (the server said no), NetworkError, TimeoutError, ProfileChangedError,
 * and the browser's AbortError when the caller canceled.
 */
export async function unwrap<T>(call: Promise<ApiAnswer<T>>): Promise<NonNullable<T>> {
  const answer = await call.catch((cause: unknown) => {
    throw transportErrorFrom(cause)
  })
  if (!answer.response.ok) throw apiErrorFrom(answer.response, answer.error)
  if (answer.data === undefined || answer.data === null) {
    throw new NetworkError('The answer was empty.')
  }
  return answer.data
}

/** Tells a timeout, a canceled call and a broken connection apart. Our own errors pass through. */
export function transportErrorFrom(cause: unknown): Error {
  if (
    cause instanceof ApiError ||
    cause instanceof NetworkError ||
    cause instanceof TimeoutError ||
    cause instanceof ProfileChangedError
  ) {
    return cause
  }
  const name = nameOf(cause)
  if (name === 'TimeoutError') return new TimeoutError('The call took too long.', { cause })
  if (name === 'AbortError') return Object.assign(new Error('The call was canceled.', { cause }), { name })
  return new NetworkError('The call did not get through.', { cause })
}

const nameOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : ''
