import { randomUUID } from 'node:crypto'
import { AuditTrail, type Operator } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PackageRepository } from '../../packages/package.repository.js'
import { EntitlementRepository } from '../../subscription/entitlement.repository.js'
import { OwedService } from '../../subscription/owed.service.js'
import type { GrantPremiumDto } from './operator-premium.dto.js'
import { OperatorPremiumRepository, type PremiumPeriod } from './operator-premium.repository.js'
import { NoPackageToGive, NothingToRevoke } from './errors.js'

/** Stands where else the payment stands, so that a gift is told from a purchase. */
const GIFT = 'operator_'

/** When what is paid or given ends; null for somebody with nothing. */
const endOf = (periods: readonly PremiumPeriod[]): string | null => {
  const held = periods.filter(({ revokedAt }) => revokedAt === null)
  const last = Math.max(...held.map(({ endsAt }) => endsAt.getTime()))
  return Number.isFinite(last) ? new Date(last).toISOString() : null
}

/** Premium that is given or taken by hand. Why stands in the audit log. */
@Injectable()
export class OperatorPremiumService {
  constructor(
    private readonly periods: OperatorPremiumRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly packages: PackageRepository,
    private readonly owed: OwedService,
    private readonly trail: AuditTrail,
  ) {}

  list(userId: string): Promise<PremiumPeriod[]> {
    return this.periods.list(userId)
  }

  /** Adds months of a package after what the person has. @throws AppError `not_found` for an unknown package */
  async grant(
    userId: string,
    { package_id: packageId, months }: GrantPremiumDto,
    operator: Operator,
  ): Promise<PremiumPeriod[]> {
    const before = endOf(await this.periods.list(userId))
    if (!(await this.packages.find(packageId))) throw new NoPackageToGive()
    await this.entitlements.giveMonths({ userId, sessionId: `${GIFT}${randomUUID()}`, packageId, months })
    const periods = await this.periods.list(userId)
    const change = { user_id: userId, package_id: packageId, months, from: before, to: endOf(periods) }
    await this.trail.changed(operator, 'premium given', change)
    return periods
  }

  /** Ends premium at once, and with it what would be charged again. What was paid is not given back. @throws AppError `conflict` when there is nothing to end */
  async revoke(userId: string, operator: Operator): Promise<PremiumPeriod[]> {
    const before = endOf(await this.periods.list(userId))
    if ((await this.periods.revoke(userId)) === 0) throw new NothingToRevoke()
    for (const one of await this.entitlements.owing(userId)) await this.owed.settleSoon(one)
    const periods = await this.periods.list(userId)
    await this.trail.changed(operator, 'premium ended', { user_id: userId, from: before, to: endOf(periods) })
    return periods
  }
}
