import { spelled } from '@gb/service-kit'
import type { PremiumPeriodDto } from './operator-premium.dto.js'
import type { PremiumPeriod } from './operator-premium.repository.js'

export const toPremiumPeriodDto = (period: PremiumPeriod): PremiumPeriodDto =>
  spelled(period, 'sessionId', 'packageId', 'startsAt', 'endsAt', 'revokedAt')
