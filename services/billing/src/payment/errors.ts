import { situation } from '@gb/service-kit'
import { PAYMENT_MESSAGES } from './messages.js'

const RETRY_SECONDS = 30

/** The provider of the payment is not the one that is set up, or the page is not there. */
export class PaymentsAway extends situation('provider_unavailable', PAYMENT_MESSAGES.unavailable) {}

/** The provider did not answer in time. */
export class PaymentsSlow extends situation('provider_timeout', PAYMENT_MESSAGES.slow) {}

/** The provider could not be asked; a try in half a minute may work. */
export class PaymentsAwayForNow extends situation('provider_unavailable', PAYMENT_MESSAGES.unavailable, {
  retryAfterSeconds: RETRY_SECONDS,
}) {}
