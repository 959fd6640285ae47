import type { CheckoutSession, Provider } from './checkout-session.js'

/** Where a payment stands, as the provider says now. `closed`: nobody can pay there any more. */
export type Payment = { state: 'open' } | { state: 'closed' } | { state: 'paid' }

/** The page of a checkout. */
export interface PaymentPage {
  /** The provider's id of the checkout. */
  sessionId: string
  url: string
}

/** Whoever takes the money. Every method may be repeated. */
export abstract class PaymentPort {
  abstract readonly provider: Provider

  /**
   * Opens the page where the person pays. Asked again for the same checkout, it gives the same page.
   * @throws AppError `provider_unavailable`
   */
  abstract open(checkout: CheckoutSession): Promise<PaymentPage>

  /**
   * Closes the page; what is paid stays paid.
   * @throws AppError `provider_unavailable`
   */
  abstract close(checkout: CheckoutSession): Promise<void>

  /**
   * Whether the money has arrived: all of it, in the right currency, from this person.
   * @throws AppError `provider_unavailable`
   */
  abstract look(checkout: CheckoutSession): Promise<Payment>
}
