import { type Insights, insights, moodsFrom, periodFrom, type ReportPeriod } from '@gb/domain'
import { FoodDaysPort, type PersonFacts, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InsightsRepository } from './insights.repository.js'
import type { PremiumAnalyticsDto } from './premium-analytics.dto.js'
import { toPremiumAnalyticsDto } from './premium-analytics.mapper.js'

/** Whose numbers are worked out, and up to which local day. */
export interface InsightsOf {
  userId: string
  person: PersonFacts
  period: ReportPeriod
  today: string
}

/** Works out the numbers behind analytics and report. */
@Injectable()
export class InsightsService {
  constructor(
    private readonly logs: InsightsRepository,
    private readonly food: FoodDaysPort,
  ) {}

  async analytics(user: SessionUser, period: ReportPeriod): Promise<PremiumAnalyticsDto> {
    const { userId, person } = user
    const found = await this.of({ userId, person, period, today: todayOf(user) })
    return toPremiumAnalyticsDto(found, period, new Date())
  }

  /** @throws AppError `unavailable` when the food log runs elsewhere and does not answer */
  async of({ userId, person, period, today }: InsightsOf): Promise<Insights> {
    const from = periodFrom(period, today)
    const [weighIns, drinks, moods, meals] = await Promise.all([
      this.logs.weights(userId),
      this.logs.drinks(userId, from, today),
      this.logs.moods(userId, moodsFrom(today), today),
      this.food.meals(userId, from, today),
    ])
    return insights({ person, period, today, weighIns, meals, drinks, moods })
  }
}
