import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { MealTimerController } from './meal-timer.controller.js'
import { MealTimerRepository } from './meal-timer.repository.js'
import { MealTimerService } from './meal-timer.service.js'

/** The wait between a meal and a drink. */
@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [MealTimerController],
  providers: [MealTimerService, MealTimerRepository],
  exports: [MealTimerService],
})
export class MealTimerModule {}
