import type { ServiceSchema } from '@gb/service-kit'

/** Where tracking keeps its rows. */
export const TRACKING_SCHEMA: ServiceSchema = { service: 'tracking', schema: 'tracking' }
