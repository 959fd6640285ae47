import { DatabaseModule } from '@gb/service-kit'
import { BILLING_SCHEMA } from './schema.js'

/** One constant, so that every feature module shares one pool. */
export const BillingDatabase = DatabaseModule.forService(BILLING_SCHEMA)
