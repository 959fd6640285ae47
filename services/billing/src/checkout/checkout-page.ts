import type { Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import type { CheckoutSession } from '../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { type PaymentPage, PaymentPort } from '../payment/payment.port.js'
import type { CheckoutDto } from './checkout.dto.js'
import { FulfillmentService } from './fulfillment.service.js'
import { CheckoutReplaced } from './errors.js'
import { PaymentsAway } from '../payment/errors.js'

/** The page of the provider where a checkout is paid. */
@Injectable()
export class CheckoutPage {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly payments: PaymentPort,
    private readonly fulfillment: FulfillmentService,
  ) {}

  /**
   * Asks the provider for the page of a checkout that has none yet.
   * @param language of the page; null: as the provider sees fit
   * @throws AppError `conflict`, `provider_unavailable`
   */
  async open(checkout: CheckoutSession, language: Language | null): Promise<CheckoutDto> {
    if (checkout.state !== 'starting') return toDto(checkout)
    const page = await this.payments
      .open(checkout, language)
      .catch((error: unknown) => this.notOpened(checkout, error))
    const opened = await this.sessions.opened(checkout, page.sessionId, page.url)
    if (opened) return toDto(opened)
    // The same request has opened it meanwhile, or has failed and dropped it; or another checkout has taken its place.
    const now = await this.sessions.findStart(checkout)
    if (!now) throw new PaymentsAway()
    return toDto(now)
  }

  /** Nothing is left of it, unless the same request, sent twice, has opened the page meanwhile. */
  private async notOpened(checkout: CheckoutSession, error: unknown): Promise<PaymentPage> {
    const now = await this.fulfillment.drop(checkout)
    if (now?.state !== 'open' || now.url === null) throw error
    return { sessionId: now.sessionId, url: now.url }
  }
}

const toDto = ({ url, sessionId }: CheckoutSession): CheckoutDto => {
  if (url === null) throw new CheckoutReplaced()
  return { url, session_id: sessionId }
}
