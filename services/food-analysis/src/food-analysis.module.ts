import { Module } from '@nestjs/common'
import { AnalysisModule } from './analysis/analysis.module.js'
import { FavouritesModule } from './favourites/favourites.module.js'
import { FoodDaysModule } from './food-days/food-days.module.js'
import { FoodLogModule } from './food-log/food-log.module.js'
import { FoodsModule } from './foods/foods.module.js'
import { LoggedMealsModule } from './logged-meals/logged-meals.module.js'
import { MealTimerModule } from './meal-timer/meal-timer.module.js'
import { OperatorScansModule } from './operator-scans/operator-scans.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { QuotaModule } from './quota/quota.module.js'
import { SummaryModule } from './summary/summary.module.js'
import { UsualPortionsModule } from './usual-portions/usual-portions.module.js'

@Module({
  imports: [
    AnalysisModule,
    FavouritesModule,
    FoodDaysModule,
    FoodLogModule,
    FoodsModule,
    LoggedMealsModule,
    MealTimerModule,
    OperatorScansModule,
    QuotaModule,
    SummaryModule,
    PersonalDataModule,
    UsualPortionsModule,
  ],
})
export class FoodAnalysisModule {}
