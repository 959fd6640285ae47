import type { AppError } from '@gb/service-kit'
import Stripe from 'stripe'
import { PaymentsAwayForNow, PaymentsSlow } from '../errors.js'

const isTimeout = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError && /timed? ?out|ETIMEDOUT/i.test(error.message)

/** Whether Stripe knows no such thing (any more). */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.statusCode === 404 || error.code === 'resource_missing')

/** Whether Stripe refused what was asked for because of the state the thing is in. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && !isInUse(error)

/**
 * Whether another request with the same Idempotency-Key is still under way: nothing was done for this one. Source: standards, Stripe,
 * list of HTTP statuses (409) and of error codes (`idempotency_key_in_use`).
 */
export const isInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 409

/**
 * What a failed call of Stripe means to whoever waits. What Stripe says stays with us: it may name a key, an account or a
 * customer. Its kind and request id go to the log.
 */
export const toPaymentFailure = (error: unknown): AppError => {
  if (isTimeout(error)) return new PaymentsSlow()
  return new PaymentsAwayForNow()
}

/** What of a failure may be logged: never the message. */
export const failureFacts = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? `${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`.trim()
    : error instanceof Error
      ? error.name
      : 'unknown'
