import type { PremiumStatus } from '@gb/service-kit'
import type { PremiumStatusDto } from './subscription.dto.js'

/** Premium state on the wire. */
export const toPremiumStatusDto = (status: PremiumStatus): PremiumStatusDto => ({
  premium_active: status.premiumActive,
  package_id: status.packageId,
  renews_at: status.renewsAt,
  cancel_at_period_end: status.cancelAtPeriodEnd,
})
