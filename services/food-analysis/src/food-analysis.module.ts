import { Module } from '@nestjs/common'
import { AnalysisModule } from './analysis/analysis.module.js'
import { FoodLogModule } from './food-log/food-log.module.js'
import { FoodsModule } from './foods/foods.module.js'
import { MealTimerModule } from './meal-timer/meal-timer.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { QuotaModule } from './quota/quota.module.js'
import { SummaryModule } from './summary/summary.module.js'

@Module({
  imports: [
    AnalysisModule,
    FoodLogModule,
    FoodsModule,
    MealTimerModule,
    QuotaModule,
    SummaryModule,
    PersonalDataModule,
  ],
})
export class FoodAnalysisModule {}
