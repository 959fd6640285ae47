import type { ServiceDefinition } from '@gb/service-kit'
import { BillingModule } from './billing.module.js'
import { billingDatabase } from './data-source.js'

/** The billing service, as a process hosts it. */
export const service: ServiceDefinition = {
  name: 'billing',
  prefixes: [
    '/api/subscription-packages',
    '/api/user-premium-status',
    '/api/validate-promo-code',
    '/api/checkout',
    '/api/activate-premium',
    '/api/subscription',
    '/api/billing',
    '/api/operator/promo-codes',
    '/api/operator/packages',
    '/api/operator/premium',
    '/api/operator/payment-events',
    '/api/operator/refunds',
  ],
  module: BillingModule,
  database: billingDatabase,
}
