import { situation } from '@gb/service-kit'
import { CHECKOUT_MESSAGES } from './messages.js'

/** The person has begun another checkout since. */
export class CheckoutReplaced extends situation('conflict', CHECKOUT_MESSAGES.replaced) {}

/** An Idempotency-Key of a length that is not kept; takes the longest one. */
export class BadCheckoutKey extends situation('invalid_input', CHECKOUT_MESSAGES.badKey) {}

/** No checkout of this person has the session. */
export class UnknownCheckout extends situation('not_found', CHECKOUT_MESSAGES.unknownSession) {}

/** The key belongs to a checkout of something else. */
export class KeyOfOtherCheckout extends situation('idempotency_mismatch', CHECKOUT_MESSAGES.otherRequest) {}

/** There is nothing to buy: premium runs. */
export class AlreadyPremium extends situation('conflict', CHECKOUT_MESSAGES.alreadyPremium) {}

/** The test payment was decided before, or its time is over. */
export class CheckoutDecided extends situation('conflict', CHECKOUT_MESSAGES.decided) {}
