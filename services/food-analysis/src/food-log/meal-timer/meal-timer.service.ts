import { drinkFrom } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { MealTimerRepository } from './meal-timer.repository.js'

/** The last meal, from when a drink fits after it, and the clock both are read by. */
export interface MealTimer {
  readonly lastMealAt: Date | null
  readonly drinkFrom: Date | null
  readonly now: Date
}

/** Says from when a person may drink again after eating. */
@Injectable()
export class MealTimerService {
  constructor(private readonly meals: MealTimerRepository) {}

  async of(userId: string, now = new Date()): Promise<MealTimer> {
    const lastMealAt = await this.meals.lastMealAt(userId)
    return { lastMealAt, drinkFrom: lastMealAt && drinkFrom(lastMealAt), now }
  }
}
