import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AppError } from '@gb/service-kit'
import { PackageRepository } from '../../packages/package.repository.js'
import { EntitlementRepository } from '../../subscription/entitlement.repository.js'
import { OwedService } from '../../subscription/owed.service.js'
import { PREMIUM_MESSAGES } from './messages.js'
import { OperatorPremiumRepository, type PremiumPeriod } from './operator-premium.repository.js'

/** Stands where else the payment stands, so that a gift is told from a purchase. */
const GIFT = 'operator_'

/** Premium that is given or taken by hand. Why stands in the audit log. */
@Injectable()
export class OperatorPremiumService {
  constructor(
    private readonly periods: OperatorPremiumRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly packages: PackageRepository,
    private readonly owed: OwedService,
  ) {}

  list(userId: string): Promise<PremiumPeriod[]> {
    return this.periods.list(userId)
  }

  /** Adds months of a package after what the person has. @throws AppError `not_found` for an unknown package */
  async grant(userId: string, packageId: string, months: number): Promise<PremiumPeriod[]> {
    if (!(await this.packages.find(packageId))) throw new AppError('not_found', PREMIUM_MESSAGES.noPackage)
    await this.entitlements.giveMonths({ userId, sessionId: `${GIFT}${randomUUID()}`, packageId, months })
    return this.periods.list(userId)
  }

  /** Ends premium at once, and with it what would be charged again. What was paid is not given back. @throws AppError `conflict` when there is nothing to end */
  async revoke(userId: string): Promise<PremiumPeriod[]> {
    if ((await this.periods.revoke(userId)) === 0)
      throw new AppError('conflict', PREMIUM_MESSAGES.nothingToRevoke)
    for (const one of await this.entitlements.owing(userId)) await this.owed.settleSoon(one)
    return this.periods.list(userId)
  }
}
