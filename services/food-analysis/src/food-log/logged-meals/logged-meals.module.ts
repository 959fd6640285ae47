import { FoodDaysPort, localPort } from '@gb/service-kit'
import { Global, Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { LoggedMealsRepository } from './logged-meals.repository.js'
import { LoggedMealsService } from './logged-meals.service.js'

/** The food log for other services. Global because it provides its port to the same process. */
@Global()
@Module({
  imports: [FoodAnalysisDatabase],
  providers: [LoggedMealsRepository, LoggedMealsService, localPort('foodDays', LoggedMealsService)],
  exports: [FoodDaysPort],
})
export class LoggedMealsModule {}
