import { DatabaseModule } from '@gb/service-kit'
import { billingDatabase } from './data-source.js'

/** One constant, so that every feature module shares one pool. */
export const BillingDatabase = DatabaseModule.forService(billingDatabase)
