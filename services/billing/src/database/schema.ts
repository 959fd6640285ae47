import type { ServiceSchema } from '@gb/service-kit'
import { PAYMENT_EVENT } from './jobs.js'

/** Where billing keeps its rows. */
export const BILLING_SCHEMA: ServiceSchema = {
  service: 'billing',
  schema: 'billing',
  jobs: [PAYMENT_EVENT],
}
