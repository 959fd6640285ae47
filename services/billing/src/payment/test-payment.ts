import { randomBytes } from 'node:crypto'
import type { Language } from '@gb/domain'
import { Env } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { CheckoutSession } from '../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { NoSubscriptions } from './no-subscriptions.js'
import type { Payment, PaymentPage } from './payment.port.js'
import { PaymentsAway } from './errors.js'

/**
 * Payment without money: a page of our own that pays or cancels. Never beside a real provider; a production start
 * without one is refused unless `test-checkout` is allowed by name.
 */
@Injectable()
export class TestPayment extends NoSubscriptions {
  override readonly provider = 'test'

  constructor(
    private readonly env: Env,
    private readonly checkouts: CheckoutSessionRepository,
  ) {
    super()
  }

  /** @throws AppError `provider_unavailable` when a real provider is configured */
  assertOffered(): void {
    if (this.env.stripe) throw new PaymentsAway()
  }

  override async open({ returnOrigin }: CheckoutSession, language: Language | null): Promise<PaymentPage> {
    this.assertOffered()
    const sessionId = `cs_test_${randomBytes(24).toString('base64url')}`
    const question = language === null ? '' : `?lang=${language}`
    return { sessionId, url: `${returnOrigin}/api/checkout/test-page/${sessionId}${question}` }
  }

  override async close(checkout: CheckoutSession): Promise<void> {
    await this.checkouts.decide(checkout, 'cancelled')
  }

  override async look(checkout: CheckoutSession): Promise<Payment> {
    // A session of the test page must not turn into premium once a real provider is configured.
    this.assertOffered()
    const { state, isOver } = (await this.checkouts.findStart(checkout)) ?? checkout
    if (state === 'paid') return { state: 'paid', subscription: null }
    return { state: state === 'open' && !isOver ? 'open' : 'closed' }
  }
}
