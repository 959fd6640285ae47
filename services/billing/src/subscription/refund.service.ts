import { Injectable } from '@nestjs/common'
import { NoticeRepository } from '../notices/notice.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import type { Entitlement } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'

/** Gives money back. What was asked for is written down first, so that it happens also when the provider is away now. */
@Injectable()
export class RefundService {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly notices: NoticeRepository,
  ) {}

  /** Writes down that a payment goes back; once, however often it is asked for. Call it inside a transaction. */
  async ask(entitlement: Entitlement, kind: 'refund_asked' | 'paid_twice'): Promise<void> {
    if (await this.entitlements.askRefund(entitlement)) await this.tell(entitlement, kind)
  }

  /** Does what was asked for. @throws AppError `provider_unavailable`; the reconciler then tries again */
  async settle(entitlement: Entitlement): Promise<void> {
    if (entitlement.provider !== this.payments.provider) return
    if (entitlement.subscriptionId !== null) await this.payments.refund(entitlement.subscriptionId)
    await this.entitlements.locked(entitlement, async (now) => {
      if (await this.entitlements.markRefunded(now)) await this.tell(now, 'refunded')
    })
  }

  private tell(
    { userId, packageId, currency, amount }: Entitlement,
    kind: 'refund_asked' | 'paid_twice' | 'refunded',
  ): Promise<void> {
    return this.notices.add({ userId, packageId, currency, amount, kind, day: null })
  }
}
