import { premiumUntil } from '@gb/domain'
import type { PremiumStatus } from '@gb/service-kit'
import { renews } from './entitlement.js'
import type { RunningPeriod } from './entitlement.repository.js'

const NO_PREMIUM: PremiumStatus = {
  premiumActive: false,
  packageId: null,
  renewsAt: null,
  cancelAtPeriodEnd: false,
}

const untilOf = (period: RunningPeriod): Date =>
  premiumUntil({ endsAt: period.endsAt, renews: renews(period) })

/** Premium out of the periods of a person: the one that lasts longest counts. */
export const premiumStatusOf = (periods: readonly RunningPeriod[], now: Date): PremiumStatus => {
  const [longest] = periods
    .filter((period) => untilOf(period) > now)
    .sort((one, other) => untilOf(other).getTime() - untilOf(one).getTime())
  if (!longest) return NO_PREMIUM
  const { packageId, endsAt, cancelAtPeriodEnd } = longest
  // In the days of grace the paid period is over; what counts then is when premium ends.
  const day = endsAt > now ? endsAt : untilOf(longest)
  return { premiumActive: true, packageId, renewsAt: day, cancelAtPeriodEnd }
}
