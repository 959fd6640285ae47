import type { ServiceDefinition } from '@gb/service-kit'
import { BillingModule } from './billing.module.js'
import { billingDatabase } from './data-source.js'

/** The billing service, as a process hosts it. */
export const service: ServiceDefinition = {
  name: 'billing',
  module: BillingModule,
  database: billingDatabase,
}
