import { Env, errorName, InvalidField } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import { PAYMENT_MESSAGES } from '../payment/messages.js'
import { NoticeRepository } from '../notices/notice.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import type { Entitlement } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { isManageable, isRefundable, isResumable, isRunning, premiumEnd } from './managed.js'
import { RefundService } from './refund.service.js'
import { TakeOverService } from './take-over.service.js'
import { NoPortal, NoSubscription, NotRefundable, NotResumable } from './errors.js'

/** What costs money is managed first: a gift beside it must not hide the way to cancel. */
const rank = ({ provider }: Entitlement): number => (provider === 'gift' ? 1 : 0)

/** The one that counts of those that `keep` lets through: what costs money, and lasts longest. */
const first = (
  all: readonly Entitlement[],
  keep: (entitlement: Entitlement, now: Date) => boolean,
): Entitlement | null => {
  const now = new Date()
  const [found] = all
    .filter((entitlement) => keep(entitlement, now))
    .sort((one, other) => rank(one) - rank(other) || premiumEnd(other).getTime() - premiumEnd(one).getTime())
  return found ?? null
}

/** What people can do with their subscription. */
@Injectable()
export class ManageService {
  private readonly logger = new Logger(ManageService.name)

  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly notices: NoticeRepository,
    private readonly refunds: RefundService,
    private readonly takeOvers: TakeOverService,
    private readonly env: Env,
  ) {}

  /** The subscription that counts: the running one that lasts longest, else the newest; null without any. */
  async find(userId: string): Promise<Entitlement | null> {
    const all = await this.entitlements.ofPerson(userId, this.payments.provider)
    return first(all, isRunning) ?? all[0] ?? null
  }

  /** It ends with the paid period; a second time changes nothing. @throws AppError `not_found`, `provider_unavailable` */
  async cancel(userId: string): Promise<Entitlement> {
    const entitlement = await this.running(userId)
    if (!entitlement.cancelAtPeriodEnd) await this.setRenewal(entitlement, false)
    return this.again(entitlement)
  }

  /** It renews again. @throws AppError `not_found`, `conflict` when it cannot, `provider_unavailable` */
  async resume(userId: string): Promise<Entitlement> {
    const entitlement = await this.running(userId)
    if (!entitlement.cancelAtPeriodEnd) return entitlement
    if (!isResumable(entitlement)) throw new NotResumable()
    await this.setRenewal(entitlement, true)
    return this.again(entitlement)
  }

  /**
   * All that was paid goes back, and premium ends. When the provider is away it happens later.
   * @throws AppError `not_found`, `conflict` after the days of the guarantee
   */
  async askRefund(userId: string): Promise<Entitlement> {
    // Read once: between two reads another press may have asked, and that is no refusal.
    const entitlement = await this.find(userId)
    if (entitlement?.refundAskedAt) return entitlement
    if (!entitlement || !isRunning(entitlement, new Date())) throw new NoSubscription()
    if (!isRefundable(entitlement, new Date())) throw new NotRefundable()
    await this.entitlements.locked(entitlement, (now) => this.refunds.ask(now, 'refund_asked'))
    await this.refunds
      .settle(entitlement)
      .catch((error: unknown) => this.logger.warn(`a refund will be tried again: ${errorName(error)}`))
    return this.again(entitlement)
  }

  /** The provider's page with invoices and cards. @throws AppError `invalid_input`, `not_found` when there is none */
  async portalUrl(userId: string, origin: string): Promise<string> {
    if (!this.env.allowedOrigins.includes(origin))
      throw new InvalidField('origin_url', PAYMENT_MESSAGES.foreignOrigin)
    const customerId = (await this.find(userId))?.customerId ?? null
    const url = customerId === null ? null : await this.payments.portalUrl(customerId, `${origin}/`)
    if (url === null) throw new NoPortal()
    return url
  }

  private async running(userId: string): Promise<Entitlement> {
    const all = await this.entitlements.ofPerson(userId, this.payments.provider)
    const found = first(all, isManageable)
    if (!found) throw new NoSubscription()
    return found
  }

  private async setRenewal(entitlement: Entitlement, wanted: boolean): Promise<void> {
    const askedAt = new Date()
    const found =
      entitlement.subscriptionId === null
        ? null
        : await this.payments.setRenewal(entitlement.subscriptionId, wanted)
    await this.entitlements.locked(entitlement, async (now) => {
      if (!(await this.entitlements.setRenewal(now, wanted))) return
      const { userId, packageId, currency } = now
      await this.notices.add({
        userId,
        packageId,
        currency,
        kind: wanted ? 'resumed' : 'cancelled',
        day: found?.endsAt ?? now.endsAt,
        amount: wanted ? now.renewalAmount : null,
      })
    })
    if (found)
      await this.takeOvers.takeOver(await this.again(entitlement), found, { revoked: false, askedAt })
  }

  private async again({ userId, sessionId }: Entitlement): Promise<Entitlement> {
    const all = await this.entitlements.ofPerson(userId, this.payments.provider)
    const found = all.find((entitlement) => entitlement.sessionId === sessionId)
    if (!found) throw new Error('a subscription is gone')
    return found
  }
}
