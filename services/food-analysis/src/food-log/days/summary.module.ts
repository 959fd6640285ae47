import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FoodDaysModule } from './food-days.module.js'
import { SummaryController } from './summary.controller.js'
import { SummaryRepository } from './summary.repository.js'
import { SummaryService } from './summary.service.js'

@Module({
  imports: [FoodAnalysisDatabase, FoodDaysModule],
  controllers: [SummaryController],
  providers: [SummaryRepository, SummaryService],
  exports: [SummaryService],
})
export class SummaryModule {}
