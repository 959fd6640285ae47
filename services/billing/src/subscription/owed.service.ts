import { errorName } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import { PaymentPort, type Subscription } from '../payment/payment.port.js'
import type { Entitlement, Owed } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { isRunning } from './managed.js'
import { RefundService } from './refund.service.js'
import { TakeOverService } from './take-over.service.js'

/** What the provider no longer knows is over. */
const gone = ({ subscriptionId, customerId, endsAt, cancelAtPeriodEnd }: Entitlement): Subscription => ({
  subscriptionId: subscriptionId ?? '',
  customerId,
  status: 'ended',
  endsAt,
  cancelAtPeriodEnd,
})

/**
 * Tells the provider what it has to be told. That stands in our table from the moment there is reason for it, so that
 * nobody is charged because the provider was away or a process was killed.
 */
@Injectable()
export class OwedService {
  private readonly logger = new Logger(OwedService.name)

  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly refunds: RefundService,
    private readonly takeOvers: TakeOverService,
  ) {}

  /** Right away if the provider is there; else the reconciler does it. */
  async settleSoon(entitlement: Entitlement): Promise<void> {
    try {
      const isRefund = entitlement.refundAskedAt !== null && entitlement.refundedAt === null
      await (isRefund ? this.refunds.settle(entitlement) : this.settle(entitlement))
    } catch (error) {
      this.logger.warn(`the payment provider will be told again: ${errorName(error)}`)
    }
  }

  /** @throws AppError `provider_unavailable`; the reconciler then tries again */
  async settle(entitlement: Entitlement): Promise<void> {
    const { subscriptionId, owed, provider } = entitlement
    if (owed === null || subscriptionId === null || provider !== this.payments.provider) return
    const askedAt = new Date()
    const found = (await this.tell(subscriptionId, owed)) ?? gone(entitlement)
    const superfluous = await this.entitlements.locked(entitlement, async (now, all) => {
      await this.takeOvers.takeOver(now, found, { revoked: false, askedAt })
      await this.entitlements.settled(now, owed)
      return found.status === 'active' && owed === 'end_unless_paid' ? this.paidTwice(now, all) : []
    })
    for (const one of superfluous) await this.settleSoon(one)
  }

  /** Its renewal was paid after all: what was bought in its place goes back. */
  private async paidTwice(paid: Entitlement, all: Entitlement[]): Promise<Entitlement[]> {
    const now = new Date()
    const newer = all.filter(
      (one) =>
        one.provider === paid.provider &&
        one.startsAt > paid.startsAt &&
        one.status === 'active' &&
        isRunning(one, now),
    )
    for (const one of newer) await this.refunds.ask(one, 'paid_twice')
    return newer.map((one) => ({ ...one, refundAskedAt: one.refundAskedAt ?? now }))
  }

  private async tell(subscriptionId: string, owed: Owed): Promise<Subscription | null> {
    if (owed === 'stop_renewal') {
      const found = await this.payments.setRenewal(subscriptionId, false)
      if (found && found.status !== 'ended' && !found.cancelAtPeriodEnd) throw new Error('it still renews')
      return found
    }
    if (owed === 'end_unless_paid') {
      const found = await this.payments.subscription(subscriptionId)
      if (found?.status !== 'past_due') return found
    }
    await this.payments.end(subscriptionId)
    const found = await this.payments.subscription(subscriptionId)
    if (found && found.status !== 'ended') throw new Error('it has not ended')
    return found
  }
}
