import { errorName, forEveryone, forPerson } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import { CheckoutSessionRepository } from '../checkout/checkout-session.repository.js'
import { FulfilmentService } from '../checkout/fulfilment.service.js'
import { NoticeRepository } from '../notices/notice.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { OwedService } from '../subscription/owed.service.js'
import { RefundService } from '../subscription/refund.service.js'
import { SyncService } from '../subscription/sync.service.js'
import { WebhookEventRepository } from '../webhook/webhook-event.repository.js'

/**
 * Makes good what never arrived: a payment whose payer closed the browser, a message of the provider that was lost, a
 * process that was killed in between. It asks the provider and goes the same way as everybody else.
 */
@Injectable()
export class Reconciler {
  private readonly logger = new Logger(Reconciler.name)

  constructor(
    private readonly checkouts: CheckoutSessionRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly fulfilment: FulfilmentService,
    private readonly syncs: SyncService,
    private readonly refunds: RefundService,
    private readonly owed: OwedService,
    private readonly events: WebhookEventRepository,
    private readonly notices: NoticeRepository,
  ) {}

  /** One round over everything that is open. What fails is logged, and the rest goes on. */
  run(): Promise<void> {
    return forEveryone(() => this.runAll())
  }

  private async runAll(): Promise<void> {
    const { provider } = this.payments
    await this.each(await this.checkouts.unfinished(provider), (checkout) => this.fulfilment.settle(checkout))
    await this.each(await this.checkouts.lost(provider), (checkout) => this.fulfilment.giveUp(checkout))
    await this.each(await this.entitlements.dueForRefund(provider), (one) => this.refunds.settle(one))
    await this.each(await this.entitlements.dueForSync(provider), (one) => this.syncs.sync(one))
    await this.entitlements.oweAfterGrace(provider)
    await this.each(await this.entitlements.dueForProvider(provider), (one) => this.owed.settle(one))
    await this.entitlements.renewTest()
    await this.events.forgetOld()
    await this.notices.forgetOld()
  }

  private async each<T extends { userId: string }>(
    things: readonly T[],
    work: (thing: T) => Promise<unknown>,
  ): Promise<void> {
    for (const thing of things)
      await forPerson(thing.userId, () => work(thing)).catch((error: unknown) =>
        this.logger.warn(`reconciling: ${errorName(error)}`),
      )
  }
}
