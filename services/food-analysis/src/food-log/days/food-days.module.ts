import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { EntriesModule } from '../entries/entries.module.js'
import { FoodDaysController } from './food-days.controller.js'
import { FoodDaysService } from './food-days.service.js'

@Module({
  imports: [FoodAnalysisDatabase, EntriesModule],
  controllers: [FoodDaysController],
  providers: [FoodDaysService],
  exports: [FoodDaysService],
})
export class FoodDaysModule {}
