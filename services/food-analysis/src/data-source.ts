import type { ServiceDatabase } from '@gb/service-kit'
import { FOOD_ANALYSIS_SCHEMA } from './database/schema.js'
import { FavoriteMealEntity } from './food-log/favorites/favorite-meal.entity.js'
import { FoodEntryEntity } from './food-log/entries/food-entry.entity.js'
import { FoodTombstoneEntity } from './food-log/entries/food-tombstone.entity.js'
import { BarcodeEntity } from './foods/barcode/barcode.entity.js'
import { FdcProgressEntity } from './foods/import/fdc-progress.entity.js'
import { FdcStagedFoodEntity } from './foods/import/fdc-staged-food.entity.js'
import { FoodLoadEntity } from './foods/table/food-load.entity.js'
import { FoodWordEntity } from './foods/table/food-word.entity.js'
import { FoodEntity } from './foods/table/food.entity.js'
import { FoodAnalysis1795168779000 } from './database/migrations/1795168779000-food-analysis.js'
import { Foods1795181706000 } from './database/migrations/1795181706000-foods.js'
import { MealsByHand1795182366000 } from './database/migrations/1795182366000-meals-by-hand.js'
import { RecoverableScans1795183089000 } from './database/migrations/1795183089000-recoverable-scans.js'
import { ProductsAndImport1795183592000 } from './database/migrations/1795183592000-products-and-import.js'
import { UnmeasuredFigures1795188727000 } from './database/migrations/1795188727000-unmeasured-figures.js'
import { FailedScans1795190597000 } from './database/migrations/1795190597000-failed-scans.js'
import { FavouritesKeepTheirSource1795204783000 } from './database/migrations/1795204783000-favourites-keep-their-source.js'
import { EatenAndFelt1795410000000 } from './database/migrations/1795410000000-eaten-and-felt.js'
import { AiUsageEntity } from './quota/ai-usage.entity.js'
import { ScanQuotaEntity } from './quota/scan-quota.entity.js'
import { ScanEntity } from './quota/scan.entity.js'
import { OwnRows1795361026000 } from './database/migrations/1795361026000-own-rows.js'
import { OwnScanLimit1795528923000 } from './database/migrations/1795528923000-own-scan-limit.js'
import { Micronutrients1796050100000 } from './database/migrations/1796050100000-micronutrients.js'

/** What this service keeps in Postgres. */
export const foodAnalysisDatabase: ServiceDatabase = {
  ...FOOD_ANALYSIS_SCHEMA,
  entities: [
    FoodEntryEntity,
    FoodTombstoneEntity,
    FavoriteMealEntity,
    ScanEntity,
    ScanQuotaEntity,
    AiUsageEntity,
    FoodEntity,
    FoodWordEntity,
    FoodLoadEntity,
    BarcodeEntity,
    FdcStagedFoodEntity,
    FdcProgressEntity,
  ],
  migrations: [
    FoodAnalysis1795168779000,
    Foods1795181706000,
    MealsByHand1795182366000,
    RecoverableScans1795183089000,
    ProductsAndImport1795183592000,
    UnmeasuredFigures1795188727000,
    FailedScans1795190597000,
    FavouritesKeepTheirSource1795204783000,
    OwnRows1795361026000,
    EatenAndFelt1795410000000,
    OwnScanLimit1795528923000,
    Micronutrients1796050100000,
  ],
}
