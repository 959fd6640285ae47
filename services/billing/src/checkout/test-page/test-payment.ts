import { AppError, Env } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { CHECKOUT_MESSAGES } from '../messages.js'
import type { CheckoutSession } from '../checkout-session.repository.js'
import { PaymentPort } from '../payment.port.js'

/**
 * Payment without money: a page of our own that pays or cancels. Never beside a real provider; a production start
 * without one is refused unless `test-checkout` is allowed by name.
 */
@Injectable()
export class TestPayment implements PaymentPort {
  constructor(private readonly env: Env) {}

  /** @throws AppError `provider_unavailable` when a real provider is configured */
  assertOffered(): void {
    if (this.env.stripe) throw new AppError('provider_unavailable', CHECKOUT_MESSAGES.noTestPage)
  }

  async pageUrl({
    sessionId,
    returnOrigin,
  }: Pick<CheckoutSession, 'sessionId' | 'returnOrigin'>): Promise<string> {
    this.assertOffered()
    return `${returnOrigin}/api/checkout/test-page/${sessionId}`
  }

  async isPaid({ state }: CheckoutSession): Promise<boolean> {
    // A session of the test page must not turn into premium once a real provider is configured.
    this.assertOffered()
    return state === 'paid'
  }
}
