import { createHash, randomUUID } from 'node:crypto'
import { discountedPrice, IDEMPOTENCY_KEY_MAX_LENGTH, promoCodeOf } from '@gb/domain'
import { AppError, Env, invalidInput, Sql, Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { type Package, PackageRepository } from '../packages/package.repository.js'
import { type PaymentPage, PaymentPort } from '../payment/payment.port.js'
import { PROMO_MESSAGES } from '../promo/messages.js'
import { PromoRepository } from '../promo/promo.repository.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { premiumStatusOf } from '../subscription/premium-status.js'
import type { CheckoutSession, StartRequest } from './checkout-session.js'
import { CheckoutSessionRepository } from './checkout-session.repository.js'
import type { CheckoutDto, StartCheckoutDto } from './checkout.dto.js'
import { FulfilmentService } from './fulfilment.service.js'
import { CHECKOUT_MESSAGES } from './messages.js'

const STARTS_PER_HOUR = 30

const refuseField = (field: string, message: string): AppError => invalidInput([{ field, message }])

const requestOf = (key: string | undefined, body: StartCheckoutDto): StartRequest | null => {
  if (key === undefined) return null
  if (key.length < 1 || key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
    throw new AppError('invalid_input', CHECKOUT_MESSAGES.badKey(IDEMPOTENCY_KEY_MAX_LENGTH))
  const { package_id: packageId, origin_url: origin, promo_code: promo } = body
  return {
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([packageId, origin, promo]))
      .digest(),
  }
}

/**
 * Starts checkouts. Price, currency and period come from our own table, never from the client. The steps are short
 * transactions of their own, not one around all of them: the payment provider is asked in between, and a slow one must
 * not hold connections and promo codes of everybody.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly packages: PackageRepository,
    private readonly promos: PromoRepository,
    private readonly payments: PaymentPort,
    private readonly fulfilment: FulfilmentService,
    private readonly entitlements: EntitlementRepository,
    private readonly throttle: Throttle,
    private readonly env: Env,
    private readonly sql: Sql,
  ) {}

  /** @throws AppError `invalid_input`, `conflict`, `idempotency_mismatch`, `too_many_requests`, `provider_unavailable` */
  async start(userId: string, body: StartCheckoutDto, key: string | undefined): Promise<CheckoutDto> {
    const request = requestOf(key, body)
    if (!this.env.allowedOrigins.includes(body.origin_url))
      throw refuseField('origin_url', CHECKOUT_MESSAGES.foreignOrigin)
    const chosen = await this.packages.find(body.package_id)
    if (!chosen) throw refuseField('package_id', CHECKOUT_MESSAGES.unknownPackage)
    const earlier = await this.earlier(userId, request)
    if (earlier) return this.open(earlier)
    await this.throttle.hit({
      bucket: `checkout:${userId}`,
      limit: STARTS_PER_HOUR,
      windowSeconds: 3600,
      message: CHECKOUT_MESSAGES.tooMany,
    })
    await this.leaveOthers(userId, request)
    const begun = await this.begin(userId, body, chosen, request)
    const checkout = begun ?? (await this.earlier(userId, request))
    if (!checkout) throw new AppError('conflict', CHECKOUT_MESSAGES.replaced)
    return this.open(checkout)
  }

  /** What the same request has begun before. */
  private async earlier(userId: string, request: StartRequest | null): Promise<CheckoutSession | null> {
    if (!request) return null
    const found = await this.sessions.findRequest(userId, request.key)
    if (found && !found.requestHash.equals(request.hash))
      throw new AppError('idempotency_mismatch', CHECKOUT_MESSAGES.otherRequest)
    return found
  }

  /** One person has one page to pay on: two of them could both be paid. Whoever has paid does not pay again. */
  private async leaveOthers(userId: string, request: StartRequest | null): Promise<void> {
    for (const other of await this.sessions.unfinishedOf(userId, request?.key ?? null))
      await this.fulfilment.leave(other)
    const periods = await this.entitlements.running(userId, this.payments.provider)
    // Who could not pay a renewal may pay anew, with another card.
    const paid = periods.filter(({ status }) => status !== 'past_due')
    if (premiumStatusOf(paid, new Date()).premiumActive)
      throw new AppError('conflict', CHECKOUT_MESSAGES.alreadyPremium)
  }

  /** Writes the checkout and holds its promo code, both or none. Null when the same request has begun it meanwhile. */
  private async begin(
    userId: string,
    { origin_url: returnOrigin, promo_code: typed = '' }: StartCheckoutDto,
    { packageId, months, price, currency }: Package,
    request: StartRequest | null,
  ): Promise<CheckoutSession | null> {
    const startId = randomUUID()
    const promoCode = promoCodeOf(typed) === '' ? null : promoCodeOf(typed)
    const promo = promoCode === null ? null : await this.promos.redeemable(userId, promoCode)
    if (promoCode !== null && !promo) throw refuseField('promo_code', PROMO_MESSAGES.invalid)
    const discountPercent = promo?.discountPercent ?? 0
    const checkout = {
      userId,
      startId,
      packageId,
      months,
      currency,
      returnOrigin,
      promoCode,
      discountPercent,
      provider: this.payments.provider,
      amount: discountedPrice(price, discountPercent),
      renewalAmount: price,
    }
    return this.sql.transaction(async () => {
      // The checkout first, then its code: whoever ends a checkout locks them in this order too.
      const begun = await this.sessions.begin(checkout, request)
      if (begun && promoCode !== null && !(await this.promos.hold(userId, promoCode, startId)))
        throw refuseField('promo_code', PROMO_MESSAGES.invalid)
      return begun
    })
  }

  /** Asks the provider for the page of a checkout that has none yet. */
  private async open(checkout: CheckoutSession): Promise<CheckoutDto> {
    if (checkout.state !== 'starting') return toDto(checkout)
    const page = await this.payments.open(checkout).catch((error: unknown) => this.notOpened(checkout, error))
    const opened = await this.sessions.opened(checkout, page.sessionId, page.url)
    if (opened) return toDto(opened)
    // The same request has opened it meanwhile, or has failed and dropped it; or another checkout has taken its place.
    const now = await this.sessions.findStart(checkout)
    if (!now) throw new AppError('provider_unavailable', CHECKOUT_MESSAGES.unavailable)
    return toDto(now)
  }

  /** Nothing is left of it, unless the same request, sent twice, has opened the page meanwhile. */
  private async notOpened(checkout: CheckoutSession, error: unknown): Promise<PaymentPage> {
    const now = await this.fulfilment.drop(checkout)
    if (now?.state !== 'open' || now.url === null) throw error
    return { sessionId: now.sessionId, url: now.url }
  }
}

const toDto = ({ url, sessionId }: CheckoutSession): CheckoutDto => {
  if (url === null) throw new AppError('conflict', CHECKOUT_MESSAGES.replaced)
  return { url, session_id: sessionId }
}
