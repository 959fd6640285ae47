import { situation } from '@gb/service-kit'
import { SUBSCRIPTION_MESSAGES } from './messages.js'

/** A subscription that cannot be charged again. */
export class NotResumable extends situation('conflict', SUBSCRIPTION_MESSAGES.notResumable) {}

/** Nothing runs that could be managed. */
export class NoSubscription extends situation('not_found', SUBSCRIPTION_MESSAGES.none) {}

/** The days of the guarantee are over. */
export class NotRefundable extends situation('conflict', SUBSCRIPTION_MESSAGES.notRefundable) {}

/** The provider has no page of invoices for this person. */
export class NoPortal extends situation('not_found', SUBSCRIPTION_MESSAGES.noPortal) {}
