import { DatabaseModule } from '@gb/service-kit'
import { profileDatabase } from './data-source.js'

/** One constant, so that every feature module shares one pool. */
export const ProfileDatabase = DatabaseModule.forService(profileDatabase)
