import { Injectable } from '@nestjs/common'
import { type DailyGoals, dailyGoals, type Nutrients } from '@gb/domain'
import { type SessionUser, todayOf } from '@gb/service-kit'
import { SummaryRepository } from './summary.repository.js'

/** What was eaten on a day, and what the day aims at. */
export type DailySummary = {
  readonly date: string
  readonly consumed: Nutrients
  readonly goals: DailyGoals
  readonly mealsLogged: number
}

/** Sums a day by the local date its meals were stored with. */
@Injectable()
export class SummaryService {
  constructor(private readonly sums: SummaryRepository) {}

  /** @param day 'YYYY-MM-DD'; today in the person's zone when absent */
  async ofDay(user: SessionUser, day = todayOf(user)): Promise<DailySummary> {
    const { userId, person } = user
    const { consumed, mealsLogged } = await this.sums.ofDay(userId, day)
    return { date: day, consumed, mealsLogged, goals: dailyGoals(person, day) }
  }
}
