import { isMoneyBack, premiumUntil } from '@gb/domain'
import { type Entitlement, renews } from './entitlement.js'

/** Until when premium of it stays. */
export const premiumEnd = (entitlement: Entitlement): Date =>
  premiumUntil({ endsAt: entitlement.endsAt, renews: renews(entitlement) })

/** Whether premium of it runs. */
export const isRunning = (entitlement: Entitlement, now: Date): boolean =>
  entitlement.revokedAt === null && premiumEnd(entitlement) > now

/** Whether there is something to cancel: also when premium is over, and its provider still tries to be paid. */
export const isManageable = (entitlement: Entitlement, now: Date): boolean =>
  isRunning(entitlement, now) || (entitlement.status === 'past_due' && entitlement.revokedAt === null)

/** Whether the person may ask for this payment back. */
export const isRefundable = (entitlement: Entitlement, now: Date): boolean =>
  entitlement.amount > 0 &&
  entitlement.revokedAt === null &&
  entitlement.refundAskedAt === null &&
  isMoneyBack(entitlement.startsAt, now)

/** Whether one that ends can go on: not one that was free, because nobody has said how to pay it. */
export const isResumable = ({
  cancelAtPeriodEnd,
  amount,
  status,
  revokedAt,
  refundAskedAt,
}: Entitlement): boolean =>
  cancelAtPeriodEnd && amount > 0 && status === 'active' && revokedAt === null && refundAskedAt === null
