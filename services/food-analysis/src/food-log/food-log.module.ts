import { Module } from '@nestjs/common'
import { FoodDaysModule } from './days/food-days.module.js'
import { SummaryModule } from './days/summary.module.js'
import { EntriesModule } from './entries/entries.module.js'
import { FavoritesModule } from './favorites/favorites.module.js'
import { FoodFeelingsModule } from './food-feelings/food-feelings.module.js'
import { FoodNutrientsModule } from './food-nutrients/food-nutrients.module.js'
import { LoggedMealsModule } from './logged-meals/logged-meals.module.js'
import { MealTimerModule } from './meal-timer/meal-timer.module.js'
import { UsualPortionsModule } from './usual-portions/usual-portions.module.js'

/** What a person ate, and all that is made of it. */
@Module({
  imports: [
    EntriesModule,
    FavoritesModule,
    FoodDaysModule,
    FoodFeelingsModule,
    FoodNutrientsModule,
    LoggedMealsModule,
    MealTimerModule,
    SummaryModule,
    UsualPortionsModule,
  ],
})
export class FoodLogModule {}
