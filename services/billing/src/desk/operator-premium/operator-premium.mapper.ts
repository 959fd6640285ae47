import type { PremiumPeriodDto } from './operator-premium.dto.js'
import type { PremiumPeriod } from './operator-premium.repository.js'

export const toPremiumPeriodDto = (period: PremiumPeriod): PremiumPeriodDto => ({
  session_id: period.sessionId,
  package_id: period.packageId,
  starts_at: period.startsAt.toISOString(),
  ends_at: period.endsAt.toISOString(),
  revoked_at: period.revokedAt?.toISOString() ?? null,
})
