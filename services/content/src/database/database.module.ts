import { DatabaseModule } from '@gb/service-kit'
import { contentDatabase } from './data-source.js'

/** One constant, so that every feature module shares one pool. */
export const ContentDatabase = DatabaseModule.forService(contentDatabase)
