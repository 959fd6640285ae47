import { DatabaseModule } from '@gb/service-kit'
import { trackingDatabase } from './data-source.js'

/** One constant, so that every feature module shares one pool. */
export const TrackingDatabase = DatabaseModule.forService(trackingDatabase)
