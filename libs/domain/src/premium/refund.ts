import { type Limit, roundToStep } from '../measures/limit.js'
import { PACKAGE } from './packages.js'

/** What goes back of a payment at once, in its currency. */
export const REFUND_AMOUNT: Limit = { ...PACKAGE.price, min: 0.01 }

/** What is known of the money of one payment. */
export interface PaymentMoney {
  paid: number
  /** What the provider says has gone back, by whomever. */
  returned: number
  /** What we have given back, as far as we know. */
  given: number
  /** What is to go back and has not. */
  promised: number
}

/**
 * What can still go back of a payment. The provider may not know yet what we have just given, and we do not know what was
 * given at its own desk: the higher of both has gone.
 */
export const leftToRefund = ({ paid, returned, given, promised }: PaymentMoney): number =>
  Math.max(0, roundToStep(paid - Math.max(returned, given) - promised, REFUND_AMOUNT))
