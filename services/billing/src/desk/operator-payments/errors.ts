import { situation } from '@gb/service-kit'
import { PAYMENT_WORK_MESSAGES } from './messages.js'

/** No event of the provider has the id, or it is done. */
export class NoSuchPaymentEvent extends situation('not_found', PAYMENT_WORK_MESSAGES.notThere) {}
