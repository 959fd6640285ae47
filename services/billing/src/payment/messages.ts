/** Sentences about whoever takes the money, and about the way back from there. */
export const PAYMENT_MESSAGES = {
  foreignOrigin: 'origin_url must be the address of Gastric Buddy itself.',
  unavailable: 'Payments are not available right now. Please try again later.',
  slow: 'The payment service takes too long to answer. Nothing was charged. Please try again.',
} as const
