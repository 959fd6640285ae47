import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FoodFeelingsController } from './food-feelings.controller.js'
import { FoodFeelingsRepository } from './food-feelings.repository.js'
import { FoodFeelingsService } from './food-feelings.service.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FoodFeelingsController],
  providers: [FoodFeelingsRepository, FoodFeelingsService],
})
export class FoodFeelingsModule {}
