import { forPerson } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { GivenRefundRepository } from '../given-refund/given-refund.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import type { Entitlement } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { OwedService } from './owed.service.js'
import { TakeOverService } from './take-over.service.js'

/** Keeps subscriptions as the provider says they are now, whatever order its messages came in. */
@Injectable()
export class SyncService {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly takeOvers: TakeOverService,
    private readonly owed: OwedService,
    private readonly given: GivenRefundRepository,
  ) {}

  /** Asks about one subscription; nothing for one that is not ours. @throws AppError `provider_unavailable` */
  async subscription(subscriptionId: string): Promise<void> {
    const entitlement = await this.entitlements.bySubscription(subscriptionId)
    if (entitlement) await this.syncOf(entitlement)
  }

  /** Asks about everything that the payer of a charge subscribed to. */
  async charge(chargeId: string): Promise<void> {
    const customerId = await this.payments.customerOf(chargeId)
    if (customerId === null) return
    for (const entitlement of await this.entitlements.byCustomer(customerId)) await this.syncOf(entitlement)
  }

  private syncOf(entitlement: Entitlement): Promise<void> {
    return forPerson(entitlement.userId, () => this.sync(entitlement))
  }

  /** Asks the provider, takes over what it says, and tells it what follows from that. */
  async sync(entitlement: Entitlement): Promise<void> {
    const { subscriptionId, provider } = entitlement
    if (subscriptionId === null || provider !== this.payments.provider) return
    const askedAt = new Date()
    const found = await this.payments.subscription(subscriptionId)
    if (!found) return this.entitlements.touch(entitlement, askedAt)
    const forgiven = await this.given.forgiven(entitlement.userId, entitlement.sessionId)
    const revoked = await this.payments.isTakenBack(subscriptionId, forgiven)
    await this.takeOvers.takeOver(entitlement, found, { revoked, askedAt })
    const now = await this.entitlements.bySubscription(subscriptionId)
    if (now && now.owed !== null) await this.owed.settleSoon(now)
  }
}
