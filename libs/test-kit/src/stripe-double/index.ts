export { type DoubleEvent, signatureOf, type WebhookTarget } from './events.ts'
export { type DoubleSession, type DoubleSubscription } from './objects.ts'
export { type StripeDouble, type StripeRequest } from './double.ts'
export { startStripeDouble } from './server.ts'
