import type { ServiceSchema } from '@gb/service-kit'

/** Where billing keeps its rows. */
export const BILLING_SCHEMA: ServiceSchema = { service: 'billing', schema: 'billing' }
