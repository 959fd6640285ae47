import { DatabaseModule } from '@gb/service-kit'
import { releasesDatabase } from './data-source.js'

/** One constant, so that every feature module shares one pool. */
export const ReleasesDatabase = DatabaseModule.forService(releasesDatabase)
