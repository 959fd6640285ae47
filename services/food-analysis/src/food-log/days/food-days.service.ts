import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import {
  type DailyGoals,
  dailyGoals,
  instantFault,
  LIST_LIMIT,
  moveToDay,
  type Nutrients,
  totalsOf,
} from '@gb/domain'
import { dayRuleOf, InvalidField, requireConsents, type SessionUser, Sql, todayOf } from '@gb/service-kit'
import { FoodEntryRepository } from '../entries/food-entry.repository.js'
import type { FoodEntry } from '../meal/meal.js'
import { mealOf, trustOf } from '../meal/new-meal.js'
import { SAME_DAY, TO_TOO_LATE, TO_TOO_OLD } from './messages.js'

/** A day with its meals and what it aims at. */
export interface FoodDay {
  readonly date: string
  readonly consumed: Nutrients
  readonly goals: DailyGoals
  readonly entries: readonly FoodEntry[]
}

/** Copies of one day: those that were made now, newest first, and how many had been there. */
export interface CopiedDay {
  readonly made: readonly FoodEntry[]
  readonly alreadyThere: number
}

/** The same meal copied to the same day is the same copy, however often it is asked for. */
const copyId = (entryId: string, day: string): string => {
  const hex = createHash('sha256').update(`copy:${entryId}:${day}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The food log by days. */
@Injectable()
export class FoodDaysService {
  constructor(
    private readonly sql: Sql,
    private readonly entries: FoodEntryRepository,
  ) {}

  /** Days with a meal, newest first. @param before only earlier days */
  async page(
    user: SessionUser,
    limit: number,
    before: string | null,
  ): Promise<{ days: FoodDay[]; nextBefore: string | null }> {
    const found = await this.entries.days(user.userId, limit + 1, before)
    const dates = found.slice(0, limit)
    const entries = await this.entries.ofDays(user.userId, dates, LIST_LIMIT.max)
    const byDate = Map.groupBy(entries, ({ localDate }) => localDate)
    const days = dates.map((date) => this.day(user, date, byDate.get(date) ?? []))
    return { days, nextBefore: found.length > limit ? (dates.at(-1) ?? null) : null }
  }

  /** One day, with a meal or without. */
  async ofDay(user: SessionUser, date: string): Promise<FoodDay> {
    return this.day(user, date, await this.entries.ofDays(user.userId, [date], LIST_LIMIT.max))
  }

  /**
   * Logs the meals of a day once more on another day, all or none.
   * @throws AppError `consent_required`, `invalid_input` for a day that cannot be copied to
   */
  async copy(user: SessionUser, from: string, to: string): Promise<CopiedDay> {
    requireConsents(user, ['health_data_consent'])
    if (from === to) throw new InvalidField('from', SAME_DAY)
    if (to > todayOf(user)) throw new InvalidField('to', TO_TOO_LATE)
    const now = new Date()
    if (instantFault(Date.parse(`${to}T12:00:00Z`), now.getTime()) === 'too_old')
      throw new InvalidField('to', TO_TOO_OLD)
    return this.sql.transaction(async () => {
      const meals = await this.entries.ofDays(user.userId, [from], LIST_LIMIT.max)
      const made: FoodEntry[] = []
      for (const meal of meals) {
        const copy = this.copyOf(user, meal, to, now)
        if (await this.entries.insert(copy, null)) made.push(copy)
      }
      return { made, alreadyThere: meals.length - made.length }
    })
  }

  private day(user: SessionUser, date: string, entries: readonly FoodEntry[]): FoodDay {
    const consumed = totalsOf(entries.map(({ totals }) => totals))
    return { date, consumed, goals: dailyGoals(user.person, date), entries }
  }

  private copyOf(user: SessionUser, meal: FoodEntry, to: string, now: Date): FoodEntry {
    const rule = dayRuleOf(user)
    const recordedAt = moveToDay(new Date(meal.recordedAt), to, rule, now).toISOString()
    return mealOf(
      {
        userId: user.userId,
        entryId: copyId(meal.entryId, to),
        moment: { recordedAt, timeZone: rule.timeZone, localDate: to },
        mealType: meal.mealType,
        items: meal.items,
        ...trustOf(meal),
        revision: 0,
      },
      user.person,
    )
  }
}
