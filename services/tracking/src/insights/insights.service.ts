import {
  type Concern,
  hourOfDay,
  type Insights,
  insights,
  moodsFrom,
  periodFrom,
  type ReportPeriod,
} from '@gb/domain'
import { FoodDaysPort, type PersonFacts, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { ConcernsService } from '../concerns/concerns.service.js'
import { LogsRepository } from '../logs/logs.repository.js'
import type { PremiumAnalyticsDto } from './premium-analytics.dto.js'
import { toPremiumAnalyticsDto } from './premium-analytics.mapper.js'

/** Whose numbers are worked out, and up to which local day. */
export interface InsightsOf {
  userId: string
  person: PersonFacts
  period: ReportPeriod
  today: string
  /** The hour of that day; from the evening on it counts as a whole one. */
  hour: number
  /** How whoever sees them may see the concerns; as they are when absent. */
  seenBy?: (concerns: readonly Concern[]) => Concern[]
}

/** Works out the numbers behind analytics and report. */
@Injectable()
export class InsightsService {
  constructor(
    private readonly logs: LogsRepository,
    private readonly food: FoodDaysPort,
    private readonly concerns: ConcernsService,
  ) {}

  async analytics(user: SessionUser, period: ReportPeriod): Promise<PremiumAnalyticsDto> {
    const { userId, person, timeZone } = user
    const now = new Date()
    const hour = hourOfDay(now, timeZone, person.dayStartsAt)
    const found = await this.of({ userId, person, period, today: todayOf(user, now), hour })
    return toPremiumAnalyticsDto(found, { period, timeZone, now })
  }

  /** @throws AppError `unavailable` when the food log runs elsewhere and does not answer */
  async of({
    userId,
    person,
    period,
    today,
    hour,
    seenBy = (all) => [...all],
  }: InsightsOf): Promise<Insights> {
    const from = periodFrom(period, today)
    const [weighIns, drinks, moods, meals, concerns] = await Promise.all([
      this.logs.weights(userId),
      this.logs.drinks(userId, from, today),
      this.logs.moods(userId, moodsFrom(today), today),
      this.food.meals(userId, from, today),
      this.concerns.of({ userId, person, today, hour }),
    ])
    return insights({ person, period, today, weighIns, meals, drinks, moods, concerns: seenBy(concerns) })
  }
}
