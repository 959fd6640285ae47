import { FoodHomePort, homeTexts, type HomeTexts, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { toDailySummaryDto } from '../food-log/days/summary.mapper.js'
import { SummaryService } from '../food-log/days/summary.service.js'
import { toMealTimerDto } from '../food-log/meal-timer/meal-timer.mapper.js'
import { MealTimerService } from '../food-log/meal-timer/meal-timer.service.js'
import { toScanStatusDto } from '../quota/quota.mapper.js'
import { QuotaService } from '../quota/quota.service.js'

/** Meals and scans of Home. */
@Injectable()
export class FoodHome extends FoodHomePort {
  constructor(
    private readonly summary: SummaryService,
    private readonly timer: MealTimerService,
    private readonly quota: QuotaService,
  ) {
    super()
  }

  override of(user: SessionUser, at: Date): Promise<HomeTexts> {
    const { userId } = user
    return homeTexts({
      daily_summary: this.summary.ofDay(user, todayOf(user, at), true).then(toDailySummaryDto),
      meal_timer: this.timer.of(userId, at).then(toMealTimerDto),
      scan_status: this.quota.status(userId).then(toScanStatusDto),
    })
  }
}
