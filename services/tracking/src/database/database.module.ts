import { DatabaseModule } from '@gb/service-kit'
import { TRACKING_SCHEMA } from './schema.js'

/** One constant, so that every feature module shares one pool. */
export const TrackingDatabase = DatabaseModule.forService(TRACKING_SCHEMA)
