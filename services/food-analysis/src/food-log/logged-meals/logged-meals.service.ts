import type { LoggedMeal } from '@gb/domain'
import type { FoodDaysPort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { LoggedMealsRepository } from './logged-meals.repository.js'

/** Tells other services what was eaten. */
@Injectable()
export class LoggedMealsService implements FoodDaysPort {
  constructor(private readonly repository: LoggedMealsRepository) {}

  meals(userId: string, from: string, to: string): Promise<LoggedMeal[]> {
    return this.repository.between(userId, from, to)
  }
}
