import { moneyBackUntil } from '@gb/domain'
import type { PremiumStatus } from '@gb/service-kit'
import { spelled } from '@gb/service-kit'
import { type Entitlement } from './entitlement.js'
import { isRefundable, isResumable, premiumEnd } from './managed.js'
import type { PremiumStatusDto, SubscriptionDto, SubscriptionWord } from './subscription.dto.js'

/** Premium state on the wire. */
export const toPremiumStatusDto = (status: PremiumStatus): PremiumStatusDto =>
  spelled(status, 'premiumActive', 'packageId', 'renewsAt', 'cancelAtPeriodEnd')

const wordOf = (entitlement: Entitlement, now: Date): SubscriptionWord => {
  if (entitlement.refundedAt !== null) return 'refunded'
  if (entitlement.refundAskedAt !== null) return 'refund_asked'
  if (entitlement.revokedAt !== null || premiumEnd(entitlement) <= now) return 'ended'
  if (entitlement.status === 'past_due') return 'renewal_failed'
  return entitlement.cancelAtPeriodEnd || entitlement.status === 'ended' ? 'ending' : 'renewing'
}

/** A subscription on the wire. */
export const toSubscriptionDto = (
  entitlement: Entitlement,
  hasPortal: boolean,
  now = new Date(),
): SubscriptionDto => ({
  package_id: entitlement.packageId,
  state: wordOf(entitlement, now),
  started_at: entitlement.startsAt.toISOString(),
  paid_until: entitlement.endsAt.toISOString(),
  premium_until: premiumEnd(entitlement).toISOString(),
  first_amount: entitlement.amount,
  renewal_amount: entitlement.renewalAmount,
  currency: entitlement.currency,
  can_resume: isResumable(entitlement),
  refund_until: isRefundable(entitlement, now) ? moneyBackUntil(entitlement.startsAt).toISOString() : null,
  has_portal: hasPortal && entitlement.customerId !== null,
  is_test: entitlement.provider === 'test',
})
