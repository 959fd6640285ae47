/** Sentences of the checkout. */
export const CHECKOUT_MESSAGES = {
  unknownPackage: 'This package does not exist.',
  unknownSession: 'There is no such payment.',
  decided: 'This payment is already finished or too old. Please start again.',
  tooMany: 'You have started many payments. Please wait a while and try again.',
  alreadyPremium: 'Premium is already active. You do not need to pay again.',
  replaced: 'You started another payment in the meantime. Please continue there.',
  badKey: (max: number) => `Idempotency-Key must have 1 to ${max} characters.`,
  otherRequest: 'This Idempotency-Key was already used for another request.',
} as const
