import type { ServiceDefinition } from '@gb/service-kit'
import { foodAnalysisDatabase } from './data-source.js'
import { FoodAnalysisModule } from './food-analysis.module.js'

export { evalFood } from './eval/eval-food.js'
export { EvalRefusal } from './eval/photo-set.js'
export { FdcImportService, ImportRefusal } from './foods/import/fdc-import.service.js'
export { DayWithMealsDto } from './food-log/days/summary.dto.js'
export { type JudgedPlate, judgeMeal } from './food-log/meal/judge-meal.js'
export type { MealItem } from './food-log/meal/meal.js'
export { MealTimerDto } from './food-log/meal-timer/meal-timer.dto.js'
export { FoodImportModule } from './foods/import/food-import.module.js'
export { readFoodSeed } from './foods/table/seed-files.js'
export { tableFaults } from './foods/table/table-faults.js'
export { ScanStatusDto } from './quota/quota.dto.js'

/** Photos, ratings, the food log, the scan quota and the day in figures. */
export const service: ServiceDefinition = {
  name: 'food-analysis',
  module: FoodAnalysisModule,
  database: foodAnalysisDatabase,
}
