import { errorName } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import type { Provider } from '../checkout-session/checkout-session.js'
import type { GivenRefund } from '../given-refund/given-refund.js'
import { GivenRefundRepository } from '../given-refund/given-refund.repository.js'
import { NoticeRepository } from '../notices/notice.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import type { Entitlement } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { isRunning, premiumEnd } from './managed.js'
import { OwedService } from './owed.service.js'

/** Does what operators have asked for: a part of a payment goes back, and premium ends with it or stays. */
@Injectable()
export class GivenRefundService {
  private readonly logger = new Logger(GivenRefundService.name)

  constructor(
    private readonly refunds: GivenRefundRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly notices: NoticeRepository,
    private readonly owed: OwedService,
  ) {}

  /** What has not gone through. */
  due(provider: Provider): Promise<GivenRefund[]> {
    return this.refunds.due(provider)
  }

  /** Right away if the provider is there; else the reconciler does it. */
  async settleSoon(refund: GivenRefund): Promise<void> {
    await this.settle(refund).catch((error: unknown) =>
      this.logger.warn(`a refund will be tried again: ${errorName(error)}`),
    )
  }

  /** Once, however often it is tried. @throws AppError `provider_unavailable` */
  async settle(refund: GivenRefund): Promise<void> {
    if (refund.state !== 'asked' || refund.provider !== this.payments.provider) return
    const state = (await this.payments.giveBack(refund)) === 'given' ? 'done' : 'refused'
    // Gone with its person; the money goes back all the same.
    if (!(await this.entitlements.bySession(refund.sessionId))) {
      await this.refunds.settle(refund, state)
      return
    }
    const isOver = await this.entitlements.locked(refund, async (now) => {
      if (!(await this.refunds.settle(refund, state)) || state === 'refused') return false
      if (refund.endsPremium) await this.entitlements.revoke(now)
      await this.tell(refund, now)
      return refund.endsPremium
    })
    if (isOver)
      for (const one of await this.entitlements.owing(refund.userId)) await this.owed.settleSoon(one)
  }

  private tell({ userId, amount, currency, endsPremium }: GivenRefund, now: Entitlement): Promise<void> {
    const stays = !endsPremium && isRunning(now, new Date())
    const day = stays ? premiumEnd(now) : null
    return this.notices.add({ userId, packageId: now.packageId, currency, amount, kind: 'given_back', day })
  }
}
