import { Injectable } from '@nestjs/common'
import { NoticeRepository } from '../notices/notice.repository.js'
import { PaymentPort, type Subscription } from '../payment/payment.port.js'
import type { Entitlement } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { renewalNotice } from './renewal-notice.js'

/** Keeps subscriptions as the provider says they are now, whatever order its messages came in. */
@Injectable()
export class SyncService {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly notices: NoticeRepository,
  ) {}

  /** Asks about one subscription; nothing for one that is not ours. @throws AppError `provider_unavailable` */
  async subscription(subscriptionId: string): Promise<void> {
    const entitlement = await this.entitlements.bySubscription(subscriptionId)
    if (entitlement) await this.sync(entitlement)
  }

  /** Asks about everything that the payer of a charge subscribed to. */
  async charge(chargeId: string): Promise<void> {
    const customerId = await this.payments.customerOf(chargeId)
    if (customerId === null) return
    for (const entitlement of await this.entitlements.byCustomer(customerId)) await this.sync(entitlement)
  }

  /** Asks the provider, and takes over what it says. */
  async sync(entitlement: Entitlement): Promise<void> {
    const { subscriptionId, provider } = entitlement
    if (subscriptionId === null || provider !== this.payments.provider) return
    const askedAt = new Date()
    const found = await this.payments.subscription(subscriptionId)
    if (!found) return this.entitlements.touch(entitlement, askedAt)
    const revoked = await this.payments.isTakenBack(subscriptionId)
    await this.takeOver(entitlement, found, { revoked, askedAt })
  }

  /** Takes over an answer of the provider, and tells the person what they have to know. */
  async takeOver(
    entitlement: Entitlement,
    found: Subscription,
    { revoked, askedAt }: { revoked: boolean; askedAt: Date },
  ): Promise<void> {
    const { status, endsAt, cancelAtPeriodEnd } = found
    await this.entitlements.locked(entitlement, async (before) => {
      const change = {
        status,
        endsAt,
        cancelAtPeriodEnd: cancelAtPeriodEnd || before.amount === 0,
        revoked,
        askedAt,
      }
      await this.entitlements.update(before, change)
      const notice = renewalNotice(before, { status, endsAt, revoked })
      if (notice) await this.notices.add(notice)
    })
  }
}
