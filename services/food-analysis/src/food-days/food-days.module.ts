import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { FoodLogModule } from '../food-log/food-log.module.js'
import { FoodDaysController } from './food-days.controller.js'
import { FoodDaysService } from './food-days.service.js'

@Module({
  imports: [FoodAnalysisDatabase, FoodLogModule],
  controllers: [FoodDaysController],
  providers: [FoodDaysService],
  exports: [FoodDaysService],
})
export class FoodDaysModule {}
