import { DatabaseModule } from '@gb/service-kit'
import { foodAnalysisDatabase } from './data-source.js'

/** One connection pool for all features of this service. */
export const FoodAnalysisDatabase = DatabaseModule.forService(foodAnalysisDatabase)
