/** Where a checkout stands. `starting`: the payment provider has not answered yet, and nobody knows a page to pay on. */
export type CheckoutState = 'starting' | 'open' | 'paid' | 'cancelled' | 'expired'

/** Who takes the money. */
export type Provider = 'test' | 'stripe'

/** An attempt to buy a package, as stored. */
export interface CheckoutSession {
  userId: string
  /** The provider's id; the startId until the provider has answered. */
  sessionId: string
  startId: string
  provider: Provider
  packageId: string
  months: number
  /** What is paid first, in the currency. */
  amount: number
  /** What each renewal costs. */
  renewalAmount: number
  currency: string
  promoCode: string | null
  discountPercent: number
  returnOrigin: string
  /** Where the person pays; null while starting. */
  url: string | null
  state: CheckoutState
  expiresAt: Date
  /** Nobody can pay any more. */
  isOver: boolean
}

/** What is known before the provider has answered. */
export type NewCheckout = Omit<CheckoutSession, 'sessionId' | 'url' | 'state' | 'expiresAt' | 'isOver'>

/** The request that began a checkout: asked again, it gets the same one. */
export interface StartRequest {
  key: string
  hash: Buffer
}
