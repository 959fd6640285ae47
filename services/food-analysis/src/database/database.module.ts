import { DatabaseModule } from '@gb/service-kit'
import { FOOD_ANALYSIS_SCHEMA } from './schema.js'

/** One connection pool for all features of this service. */
export const FoodAnalysisDatabase = DatabaseModule.forService(FOOD_ANALYSIS_SCHEMA)
