import { FoodHomePort, localPort } from '@gb/service-kit'
import { Global, Module } from '@nestjs/common'
import { MealTimerModule } from '../food-log/meal-timer/meal-timer.module.js'
import { SummaryModule } from '../food-log/days/summary.module.js'
import { QuotaModule } from '../quota/quota.module.js'
import { FoodHome } from './food-home.js'

/** What food-analysis knows of Home. Global because it provides its port to the same process. */
@Global()
@Module({
  imports: [SummaryModule, MealTimerModule, QuotaModule],
  providers: [FoodHome, localPort('foodHome', FoodHome)],
  exports: [FoodHomePort],
})
export class HomeModule {}
