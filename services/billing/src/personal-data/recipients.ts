import type { Env, Recipient } from '@gb/service-kit'

/** Who takes payments, as it is set up now. */
export const paymentRecipient = (stripe: Env['stripe']): Recipient =>
  stripe
    ? {
        name: 'Stripe',
        purpose: 'Taking payments for Premium.',
        what: 'Your user_id, the package and its price, and what you type on the payment page of Stripe. Nothing about your health.',
        where: stripe.apiBase === undefined ? 'api.stripe.com' : new URL(stripe.apiBase).host,
        howLong: 'As long as tax law wants payments kept.',
      }
    : {
        name: 'No payment service',
        purpose: 'Taking payments for Premium.',
        what: 'Nothing: no payment service is connected, and every payment is a test.',
        where: 'Nowhere.',
        howLong: 'Nothing is kept.',
      }
