import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database.module.js'
import { FoodEntryRepository } from './food-entry.repository.js'
import { FoodLogController } from './food-log.controller.js'
import { FoodLogService } from './food-log.service.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FoodLogController],
  providers: [FoodEntryRepository, FoodLogService],
  exports: [FoodEntryRepository],
})
export class FoodLogModule {}
