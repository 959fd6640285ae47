import {
  BrokenCircuitError,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
  TaskCancelledError,
} from 'cockatiel'
import { AppError } from '@gb/service-kit'
import { APIError } from 'openai'
import { ProviderUnavailable } from '../analyzer/errors.js'

// Source: security-rules 3. Open at half of at least ten calls within 30 s, for 15 s.
const WINDOW_MS = 30_000
const FAILED_SHARE = 0.5
const LEAST_CALLS = 10
const OPEN_MS = 15_000
const MS_PER_SECOND = 1_000

const STILL_AN_OUTAGE = [408, 429]
const SERVER_ERRORS_FROM = 500

/** Whether an error says that the provider is down, and not that it dislikes this one request. */
const isOutage = (error: unknown): boolean => {
  if (error instanceof AppError) return false
  if (!(error instanceof APIError) || typeof error.status !== 'number') return true
  return error.status >= SERVER_ERRORS_FROM || STILL_AN_OUTAGE.includes(error.status)
}

/** Stops asking a provider that is down, so that nobody waits for an answer that will not come. */
export class ProviderBreaker {
  private readonly policy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new SamplingBreaker({
      threshold: FAILED_SHARE,
      duration: WINDOW_MS,
      minimumRps: LEAST_CALLS / (WINDOW_MS / MS_PER_SECOND),
    }),
  })

  /** @throws AppError `provider_unavailable` at once while the circuit is open, and whatever the call throws */
  async run<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.policy.execute(call)
    } catch (error) {
      throw error instanceof BrokenCircuitError || error instanceof TaskCancelledError
        ? new ProviderUnavailable()
        : error
    }
  }
}
