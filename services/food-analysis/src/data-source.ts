import type { ServiceDatabase } from '@gb/service-kit'
import { FOOD_ANALYSIS_SCHEMA } from './database/schema.js'
import { FavouriteMealRow } from './food-log/favourites/favourite-meal.entity.js'
import { FoodEntryRow } from './food-log/entries/food-entry.entity.js'
import { FoodTombstoneRow } from './food-log/entries/food-tombstone.entity.js'
import { BarcodeRow } from './foods/barcode/barcode.entity.js'
import { FdcProgressRow } from './foods/import/fdc-progress.entity.js'
import { FdcStagedFoodRow } from './foods/import/fdc-staged-food.entity.js'
import { FoodLoadRow } from './foods/table/food-load.entity.js'
import { FoodWordRow } from './foods/table/food-word.entity.js'
import { FoodRow } from './foods/table/food.entity.js'
import { FoodAnalysis1795132800000 } from './migrations/1795132800000-food-analysis.js'
import { Foods1795150000000 } from './migrations/1795150000000-foods.js'
import { MealsByHand1795240000000 } from './migrations/1795240000000-meals-by-hand.js'
import { RecoverableScans1795250000000 } from './migrations/1795250000000-recoverable-scans.js'
import { ProductsAndImport1795300000000 } from './migrations/1795300000000-products-and-import.js'
import { UnmeasuredFigures1795310000000 } from './migrations/1795310000000-unmeasured-figures.js'
import { FailedScans1795312000000 } from './migrations/1795312000000-failed-scans.js'
import { FavouritesKeepTheirSource1795315000000 } from './migrations/1795315000000-favourites-keep-their-source.js'
import { AiUsageRow } from './quota/ai-usage.entity.js'
import { ScanQuotaRow } from './quota/scan-quota.entity.js'
import { ScanRow } from './quota/scan.entity.js'
import { OwnRows1795600100000 } from './migrations/1795600100000-own-rows.js'

/** What this service keeps in Postgres. */
export const foodAnalysisDatabase: ServiceDatabase = {
  ...FOOD_ANALYSIS_SCHEMA,
  entities: [
    FoodEntryRow,
    FoodTombstoneRow,
    FavouriteMealRow,
    ScanRow,
    ScanQuotaRow,
    AiUsageRow,
    FoodRow,
    FoodWordRow,
    FoodLoadRow,
    BarcodeRow,
    FdcStagedFoodRow,
    FdcProgressRow,
  ],
  migrations: [
    FoodAnalysis1795132800000,
    Foods1795150000000,
    MealsByHand1795240000000,
    RecoverableScans1795250000000,
    ProductsAndImport1795300000000,
    UnmeasuredFigures1795310000000,
    FailedScans1795312000000,
    FavouritesKeepTheirSource1795315000000,
    OwnRows1795600100000,
  ],
}
