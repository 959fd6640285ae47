import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database.module.js'
import { MealTextController } from './parse/meal-text.controller.js'
import { FoodSearchController } from './search/food-search.controller.js'
import { FoodSearchRepository } from './search/food-search.repository.js'
import { FoodSearchService } from './search/food-search.service.js'
import { FoodLoadRepository } from './table/food-load.repository.js'
import { FoodTableService } from './table/food-table.service.js'
import { FoodRepository } from './table/food.repository.js'

/** The food table and what stands on it. */
@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FoodSearchController, MealTextController],
  providers: [FoodRepository, FoodLoadRepository, FoodTableService, FoodSearchRepository, FoodSearchService],
  exports: [FoodTableService],
})
export class FoodsModule {}
