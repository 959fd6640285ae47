import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FoodsModule } from '../../foods/foods.module.js'
import { FavoritesModule } from '../favorites/favorites.module.js'
import { FoodEntryController } from './food-entry.controller.js'
import { FoodEntryRepository } from './food-entry.repository.js'
import { FoodEntryService } from './food-entry.service.js'
import { FoodLogController } from './food-log.controller.js'
import { FoodLogService } from './food-log.service.js'
import { MealItems } from './meal-items.js'

@Module({
  imports: [FoodAnalysisDatabase, FavoritesModule, FoodsModule],
  controllers: [FoodEntryController, FoodLogController],
  providers: [FoodEntryRepository, FoodEntryService, FoodLogService, MealItems],
  exports: [FoodEntryRepository],
})
export class EntriesModule {}
