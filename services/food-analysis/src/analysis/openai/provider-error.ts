import type { AppError } from '@gb/service-kit'
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { ProviderFailed, ProviderTimeout, ProviderUnavailable } from '../analyzer/errors.js'
import { AnswerTooLarge } from '../../shared/bounded-fetch.js'

const TOO_MANY_REQUESTS = 429
const UNAVAILABLE = 503

/** A failed call as an error with our words. What the provider wrote never reaches a person or a log. */
export const toProviderError = (error: unknown): AppError => {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new ProviderTimeout()
  if (error instanceof APIConnectionError)
    return error.cause instanceof AnswerTooLarge ? new ProviderFailed() : new ProviderUnavailable()
  if (error instanceof APIError && (error.status === TOO_MANY_REQUESTS || error.status === UNAVAILABLE))
    return new ProviderUnavailable()
  return new ProviderFailed()
}
