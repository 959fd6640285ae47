import type { ServiceDatabase } from '@gb/service-kit'
import { FoodEntryRow } from './food-log/food-entry.entity.js'
import { FoodAnalysis1795132800000 } from './migrations/1795132800000-food-analysis.js'
import { AiUsageRow } from './quota/ai-usage.entity.js'
import { ScanQuotaRow } from './quota/scan-quota.entity.js'
import { ScanRow } from './quota/scan.entity.js'

/** What this service keeps in Postgres. */
export const foodAnalysisDatabase: ServiceDatabase = {
  service: 'food-analysis',
  schema: 'food_analysis',
  entities: [FoodEntryRow, ScanRow, ScanQuotaRow, AiUsageRow],
  migrations: [FoodAnalysis1795132800000],
}
