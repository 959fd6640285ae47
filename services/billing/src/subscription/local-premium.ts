import { PremiumPort, type PremiumStatus } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { EntitlementRepository } from './entitlement.repository.js'

const NO_PREMIUM: PremiumStatus = {
  premiumActive: false,
  packageId: null,
  renewsAt: null,
  cancelAtPeriodEnd: false,
}

/** Who is premium, out of the paid periods. */
@Injectable()
export class LocalPremium implements PremiumPort {
  constructor(private readonly entitlements: EntitlementRepository) {}

  async status(userId: string): Promise<PremiumStatus> {
    const running = await this.entitlements.current(userId)
    if (!running) return NO_PREMIUM
    const { packageId, endsAt, cancelAtPeriodEnd } = running
    return { premiumActive: true, packageId, renewsAt: endsAt.toISOString(), cancelAtPeriodEnd }
  }
}
