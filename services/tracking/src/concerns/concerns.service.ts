import {
  addDays,
  type Concern,
  type ConcernsInput,
  concerns,
  firstDayOn,
  FIRST_DAYS,
  FLUID_LOOK_BACK_DAYS,
  hourOfDay,
  LIST_LIMIT,
  type LoggedMeal,
  type MealFeeling,
  nutritionDays,
  RECOVERY_SPEAKS_DAYS,
  type RecoveryDay,
  SUPPORT_DAYS,
  VOMITING_LOOK_BACK_DAYS,
} from '@gb/domain'
import { AppError, FoodDaysPort, type PersonFacts, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FluidEntryRepository } from '../fluids/fluid-entry.repository.js'
import { LogsRepository } from '../logs/logs.repository.js'
import { toToldEntry } from '../mood/mood.mapper.js'
import { MoodEntryRepository } from '../mood/mood-entry.repository.js'
import { MoodTexts } from '../mood/mood-texts.js'
import type { ConcernsDto } from './concerns.dto.js'
import { toConcernDto } from './concerns.mapper.js'
import { RecentTexts } from './recent-texts.js'

/** Whose logs, up to which moment of which local day. */
export interface ConcernsOf {
  userId: string
  person: PersonFacts
  /** 'YYYY-MM-DD'. */
  today: string
  /** The hour of that day, 0 and up; from the evening on it counts as a whole one. */
  hour: number
}

/** Works out what the logs are concerned about: once, here, for every screen, the report and who answers messages. */
@Injectable()
export class ConcernsService {
  constructor(
    private readonly logs: LogsRepository,
    private readonly fluids: FluidEntryRepository,
    private readonly moods: MoodEntryRepository,
    private readonly moodTexts: MoodTexts,
    private readonly texts: RecentTexts,
    private readonly food: FoodDaysPort,
  ) {}

  async list(user: SessionUser, now = new Date()): Promise<ConcernsDto> {
    const { userId, person, timeZone } = user
    const hour = hourOfDay(now, timeZone, person.dayStartsAt)
    const found = await this.of({ userId, person, today: todayOf(user, now), hour })
    return { concerns: found.map((concern) => toConcernDto(concern, timeZone)) }
  }

  async of({ userId, person, today, hour }: ConcernsOf): Promise<Concern[]> {
    const [fluidDays, meals, weighIns, moods, notes, recovery] = await Promise.all([
      this.fluids.totalsByDay(userId, addDays(today, 1 - FLUID_LOOK_BACK_DAYS), today),
      this.meals(userId, today),
      this.logs.weights(userId),
      this.moodsOf(userId, today),
      this.texts.of(userId, today),
      this.recoveryOf(userId, today, person),
    ])
    const foodDays = nutritionDays(meals, person)
    const daysOf = (feeling: MealFeeling) =>
      meals.flatMap(({ day, felt }) => (felt.includes(feeling) ? [day] : []))
    return concerns({
      person,
      today,
      hour,
      fluidDays,
      foodDays,
      weighIns,
      moods,
      notes,
      recovery,
      vomitedOn: daysOf('vomiting'),
      feltOn: {
        nausea: daysOf('nausea'),
        stuck: daysOf('stuck'),
        dumping: daysOf('dumping'),
        reflux: daysOf('reflux'),
      },
    })
  }

  /** Asked for in the first days and just behind them: nobody else has answers that could still speak. */
  private async recoveryOf(
    userId: string,
    today: string,
    { surgeryDate }: PersonFacts,
  ): Promise<RecoveryDay[]> {
    const stillSpeaking = addDays(today, 1 - RECOVERY_SPEAKS_DAYS)
    return [today, stillSpeaking].some((day) => firstDayOn(surgeryDate, day) !== null)
      ? this.logs.recovery(userId, addDays(today, -FIRST_DAYS.to), today)
      : []
  }

  /** The month in which vomiting may come back; what is eaten looks at less. Without the food log what is said about thirst, weight and mood is said all the same. */
  private async meals(userId: string, today: string): Promise<LoggedMeal[]> {
    try {
      return await this.food.meals(userId, addDays(today, 1 - VOMITING_LOOK_BACK_DAYS), today)
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'unavailable') return []
      throw failure
    }
  }

  private async moodsOf(userId: string, today: string): Promise<ConcernsInput['moods']> {
    const [from, to] = [addDays(today, 1 - SUPPORT_DAYS), addDays(today, 1)]
    const recent = await this.moods.between(userId, from, to, LIST_LIMIT.max)
    return recent.map((entry) => toToldEntry(entry, this.moodTexts.open(userId, entry)))
  }
}
