/** Sentences of the checkout. */
export const CHECKOUT_MESSAGES = {
  unknownPackage: 'This package does not exist.',
  foreignOrigin: 'origin_url must be the address of Gastric Buddy itself.',
  invalidPromo: 'Invalid promo code',
  unknownSession: 'There is no such payment.',
  decided: 'This payment is already finished or too old. Please start again.',
  tooMany: 'You have started many payments. Please wait a while and try again.',
  noTestPage: 'Payments are not available right now. Please try again later.',
} as const
