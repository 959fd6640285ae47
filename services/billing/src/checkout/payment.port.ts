import type { CheckoutSession } from './checkout-session.repository.js'

/** Whoever takes the money. */
export abstract class PaymentPort {
  /**
   * The page where the person pays.
   * @throws AppError `provider_unavailable`
   */
  abstract pageUrl(session: Pick<CheckoutSession, 'sessionId' | 'returnOrigin'>): Promise<string>

  /** Whether the money has arrived, as the provider says now. */
  abstract isPaid(session: CheckoutSession): Promise<boolean>
}
