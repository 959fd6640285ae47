export { type DoubleEvent, signatureOf, type WebhookTarget } from './events.ts'
export { type DoubleSession, type DoubleSubscription } from './objects.ts'
export { startStripeDouble, type StripeDouble, type StripeRequest } from './server.ts'
