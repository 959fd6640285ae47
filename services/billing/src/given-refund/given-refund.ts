import type { Provider } from '../checkout-session/checkout-session.js'

/** Where a refund of an operator stands. `refused`: the provider did not give so much back. */
export const GIVEN_REFUND_STATES = ['asked', 'done', 'refused'] as const
export type GivenRefundState = (typeof GIVEN_REFUND_STATES)[number]

/** What is asked for. */
export interface WantedRefund {
  userId: string
  refundId: string
  sessionId: string
  paymentId: string
  provider: Provider
  amount: number
  currency: string
  endsPremium: boolean
  /** Name of the operator. */
  askedBy: string
}

/** A refund as stored. */
export interface GivenRefund extends WantedRefund {
  state: GivenRefundState
  askedAt: Date
  settledAt: Date | null
}
