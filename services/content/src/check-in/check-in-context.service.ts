import { addDays, CHECK_IN_CONTEXT_DAYS, dailyGoals, localDay } from '@gb/domain'
import { type AppError, FoodDaysPort, LoggedDaysPort, ProfilePort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { CheckInContextDto } from './check-in-context.dto.js'
import { toContextConcern, toContextDays, toContextStage } from './check-in-context.mapper.js'
import { CheckInRepository } from './check-in.repository.js'
import type { InboxPath } from './inbox.dto.js'
import { NoSuchCheckIn } from './errors.js'

/** Brings together what whoever answers a message has to know of the person's last days. Stores nothing of it. */
@Injectable()
export class CheckInContextService {
  constructor(
    private readonly checkIns: CheckInRepository,
    private readonly profiles: ProfilePort,
    private readonly logs: LoggedDaysPort,
    private readonly food: FoodDaysPort,
  ) {}

  /**
   * The last days of the person who wrote this message. The message is the door: without one, nothing is asked for.
   * @throws AppError `not_found`; `unavailable` when a log runs elsewhere and does not answer
   */
  async of({ user_id: userId, entry_id: entryId }: InboxPath): Promise<CheckInContextDto> {
    if (!(await this.checkIns.find(userId, entryId))) throw this.notThere()
    const standing = await this.profiles.standing(userId)
    if (!standing) throw this.notThere()
    const { timeZone, dayStartsAt } = standing.person
    const today = localDay(new Date(), timeZone, dayStartsAt)
    const from = addDays(today, 1 - CHECK_IN_CONTEXT_DAYS)
    const [logged, concerns, plates] = await Promise.all([
      this.logs.since(userId, from),
      this.logs.concerns(userId, standing.person),
      // Somebody who travels may be a day ahead of the zone that is remembered.
      this.food.meals(userId, from, addDays(today, 1)),
    ])
    return {
      user_id: userId,
      entry_id: entryId,
      from,
      is_pregnant: standing.person.isPregnant === true,
      stage: toContextStage(dailyGoals(standing.person, today)),
      concerns: concerns.map(toContextConcern),
      days: toContextDays(logged, plates),
    }
  }

  private notThere(): AppError {
    return new NoSuchCheckIn()
  }
}
