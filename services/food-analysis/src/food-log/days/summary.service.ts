import { Injectable } from '@nestjs/common'
import { type DailyGoals, dailyGoals, type Nutrients } from '@gb/domain'
import { type SessionUser, todayOf } from '@gb/service-kit'
import { FoodDaysService } from './food-days.service.js'
import type { FoodEntry } from '../meal/meal.js'
import { SummaryRepository } from './summary.repository.js'

/** What was eaten on a day, and what the day aims at. */
export interface DailySummary {
  readonly date: string
  readonly consumed: Nutrients
  readonly goals: DailyGoals
  readonly mealsLogged: number
}

/** A day whose meals were asked for has them, newest first. */
export type DayWithMeals = DailySummary & { readonly entries?: readonly FoodEntry[] }

/** Sums a day by the local date its meals were stored with. */
@Injectable()
export class SummaryService {
  constructor(
    private readonly sums: SummaryRepository,
    private readonly days: FoodDaysService,
  ) {}

  /** @param day 'YYYY-MM-DD'; today in the person's zone when absent */
  async ofDay(user: SessionUser, day = todayOf(user), withMeals = false): Promise<DayWithMeals> {
    if (withMeals) {
      const found = await this.days.ofDay(user, day)
      return { ...found, mealsLogged: found.entries.length }
    }
    const { userId, person } = user
    const { consumed, mealsLogged } = await this.sums.ofDay(userId, day)
    return { date: day, consumed, mealsLogged, goals: dailyGoals(person, day) }
  }
}
