import type { Concern, LoggedMeal } from '@gb/domain'
import { type FoodDaysPort, type LoggedDay, type LoggedDaysPort, situation } from '@gb/service-kit'

class LogsDown extends situation('unavailable', 'Not now.', { retryAfterSeconds: 5 }) {}

/** What people logged, for a service that only asks for it. */
export class Logs implements LoggedDaysPort, FoodDaysPort {
  /** Days in figures, by person. */
  readonly days = new Map<string, LoggedDay[]>()
  /** What the logs are concerned about, by person. */
  readonly worries = new Map<string, Concern[]>()
  /** Meals, by person. */
  readonly plates = new Map<string, LoggedMeal[]>()
  /** Whose logs were asked for. */
  readonly askedFor: string[] = []
  /** Whether the services that own them do not answer. */
  areDown = false

  async since(userId: string, from: string): Promise<LoggedDay[]> {
    this.askedFor.push(userId)
    if (this.areDown) throw new LogsDown()
    return (this.days.get(userId) ?? []).filter(({ date }) => date >= from)
  }

  async concerns(userId: string): Promise<Concern[]> {
    return this.worries.get(userId) ?? []
  }

  async meals(userId: string, from: string, to: string): Promise<LoggedMeal[]> {
    this.askedFor.push(userId)
    return (this.plates.get(userId) ?? []).filter(({ day }) => day >= from && day <= to)
  }
}
