import { Env, FoodTablePort, localPort } from '@gb/service-kit'
import { Global, Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { BarcodeController } from './barcode/barcode.controller.js'
import { BarcodeRepository } from './barcode/barcode.repository.js'
import { BarcodeService } from './barcode/barcode.service.js'
import { NoProductSource, OpenFoodFactsSource } from './barcode/open-food-facts.source.js'
import { ProductSource } from './barcode/product-source.js'
import { MealTextController } from './parse/meal-text.controller.js'
import { FoodSearchController } from './search/food-search.controller.js'
import { FoodSearchRepository } from './search/food-search.repository.js'
import { FoodSearchService } from './search/food-search.service.js'
import { FoodLoadRepository } from './table/food-load.repository.js'
import { FoodTableService } from './table/food-table.service.js'
import { FoodRepository } from './table/food.repository.js'
import { LocalFoodTable } from './table/local-food-table.js'

/** The food table and what stands on it. Global because it provides its port to the same process. */
@Global()
@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FoodSearchController, MealTextController, BarcodeController],
  providers: [
    FoodRepository,
    FoodLoadRepository,
    FoodTableService,
    LocalFoodTable,
    localPort('foodTable', LocalFoodTable),
    FoodSearchRepository,
    FoodSearchService,
    BarcodeRepository,
    BarcodeService,
    {
      provide: ProductSource,
      inject: [Env],
      useFactory: (env: Env): ProductSource =>
        env.openFoodFactsUrl ? new OpenFoodFactsSource(env.openFoodFactsUrl) : new NoProductSource(),
    },
  ],
  exports: [FoodTableService, FoodTablePort],
})
export class FoodsModule {}
