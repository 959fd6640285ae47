import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@gb/domain'
import { Env, InvalidField, Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { StartRequest } from '../checkout-session/checkout-session.js'
import { PackageRepository } from '../packages/package.repository.js'
import { PAYMENT_MESSAGES } from '../payment/messages.js'
import { CheckoutPage } from './checkout-page.js'
import type { CheckoutDto, StartCheckoutDto } from './checkout.dto.js'
import { CHECKOUT_MESSAGES } from './messages.js'
import { NewCheckouts } from './new-checkouts.js'
import { OtherCheckouts } from './other-checkouts.js'
import { BadCheckoutKey, CheckoutReplaced } from './errors.js'

const STARTS_PER_HOUR = 30

const requestOf = (key: string | undefined, body: StartCheckoutDto): StartRequest | null => {
  if (key === undefined) return null
  if (key.length < 1 || key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
    throw new BadCheckoutKey(IDEMPOTENCY_KEY_MAX_LENGTH)
  const { package_id: packageId, origin_url: origin, promo_code: promo, language } = body
  return {
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([packageId, origin, promo, ...(language ? [language] : [])]))
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
    private readonly env: Env,
    private readonly packages: PackageRepository,
    private readonly throttle: Throttle,
    private readonly others: OtherCheckouts,
    private readonly starts: NewCheckouts,
    private readonly page: CheckoutPage,
  ) {}

  /** @throws AppError `invalid_input`, `conflict`, `idempotency_mismatch`, `too_many_requests`, `provider_unavailable` */
  async start(userId: string, body: StartCheckoutDto, key: string | undefined): Promise<CheckoutDto> {
    const request = requestOf(key, body)
    if (!this.env.allowedOrigins.includes(body.origin_url))
      throw new InvalidField('origin_url', PAYMENT_MESSAGES.foreignOrigin)
    const chosen = await this.packages.find(body.package_id)
    if (!chosen) throw new InvalidField('package_id', CHECKOUT_MESSAGES.unknownPackage)
    const earlier = await this.starts.earlier(userId, request)
    const { language = null } = body
    if (earlier) return this.page.open(earlier, language)
    await this.throttle.hit({
      bucket: `checkout:${userId}`,
      limit: STARTS_PER_HOUR,
      windowSeconds: 3600,
      message: CHECKOUT_MESSAGES.tooMany,
    })
    await this.others.leave(userId, request)
    const begun = await this.starts.begin(userId, body, chosen, request)
    const checkout = begun ?? (await this.starts.earlier(userId, request))
    if (!checkout) throw new CheckoutReplaced()
    return this.page.open(checkout, language)
  }
}
