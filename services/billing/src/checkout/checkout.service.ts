import { randomBytes } from 'node:crypto'
import { AppError, Env, invalidInput, Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PackageRepository } from '../packages/package.repository.js'
import { CheckoutSessionRepository } from './checkout-session.repository.js'
import type { CheckoutDto, StartCheckoutDto } from './checkout.dto.js'
import { CHECKOUT_MESSAGES } from './messages.js'
import { PaymentPort } from './payment.port.js'

const STARTS_PER_HOUR = 30

const refuseField = (field: string, message: string): AppError => invalidInput([{ field, message }])

/** Starts checkouts. Price, currency and period come from our own table, never from the client. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly packages: PackageRepository,
    private readonly payments: PaymentPort,
    private readonly throttle: Throttle,
    private readonly env: Env,
  ) {}

  /** @throws AppError `invalid_input`, `too_many_requests`, `provider_unavailable` */
  async start(userId: string, body: StartCheckoutDto): Promise<CheckoutDto> {
    const { package_id: packageId, origin_url: returnOrigin } = body
    if (!this.env.allowedOrigins.includes(returnOrigin))
      throw refuseField('origin_url', CHECKOUT_MESSAGES.foreignOrigin)
    // No promo code exists yet, so each one is unknown: charging the full price in silence would be a lie.
    if (body.promo_code !== undefined) throw refuseField('promo_code', CHECKOUT_MESSAGES.invalidPromo)
    const chosen = await this.packages.find(packageId)
    if (!chosen) throw refuseField('package_id', CHECKOUT_MESSAGES.unknownPackage)
    await this.throttle.hit({
      bucket: `checkout:${userId}`,
      limit: STARTS_PER_HOUR,
      windowSeconds: 3600,
      message: CHECKOUT_MESSAGES.tooMany,
    })
    const { months, price: amount, currency } = chosen
    const sessionId = `cs_test_${randomBytes(24).toString('base64url')}`
    const url = await this.payments.pageUrl({ sessionId, returnOrigin })
    await this.sessions.open({ userId, sessionId, packageId, months, amount, currency, returnOrigin })
    return { url, session_id: sessionId }
  }
}
