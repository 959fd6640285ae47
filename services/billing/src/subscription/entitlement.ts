import type { Provider } from '../checkout-session/checkout-session.js'
import type { SubscriptionState } from '../payment/payment.port.js'

/**
 * What the provider has still to be told: to end it at once; to end it if its failed renewal is still not paid; not to
 * renew it.
 */
export const OWED = ['end', 'end_unless_paid', 'stop_renewal'] as const
export type Owed = (typeof OWED)[number]

/** A subscription as stored. */
export interface Entitlement {
  userId: string
  sessionId: string
  packageId: string
  /** `gift`: given by an operator. */
  provider: Provider | 'gift'
  subscriptionId: string | null
  customerId: string | null
  status: SubscriptionState
  startsAt: Date
  /** End of what is paid for. */
  endsAt: Date
  cancelAtPeriodEnd: boolean
  revokedAt: Date | null
  refundAskedAt: Date | null
  refundedAt: Date | null
  owed: Owed | null
  /** What was paid first, and what a renewal costs. */
  amount: number
  renewalAmount: number
  currency: string
}

/** Whether it goes on by itself. */
export const renews = ({
  status,
  cancelAtPeriodEnd,
  revokedAt,
}: Pick<Entitlement, 'status' | 'cancelAtPeriodEnd' | 'revokedAt'>): boolean =>
  status !== 'ended' && !cancelAtPeriodEnd && revokedAt === null
