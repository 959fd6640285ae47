import type { ServiceSchema } from '@gb/service-kit'

/** Where food-analysis keeps its rows. */
export const FOOD_ANALYSIS_SCHEMA: ServiceSchema = { service: 'food-analysis', schema: 'food_analysis' }
