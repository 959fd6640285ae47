import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { MealType } from '@gb/domain'
import { AppError, dayRuleOf, entryMoment, type SessionUser, Sql } from '@gb/service-kit'
import { FoodEntryRepository } from '../food-log/food-entry.repository.js'
import type { FoodEntry } from '../food-log/meal.js'
import { mealOf } from '../food-log/new-meal.js'
import { RESERVATION_GONE } from '../quota/messages.js'
import { QuotaService } from '../quota/quota.service.js'
import { type Reservation, ScanRepository } from '../quota/scan.repository.js'
import type { NoMealReason, Plate, Provenance } from './analyser/analysed-plate.js'
import { toMealAnswer, toNoMealAnswer } from './analysis.mapper.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'

/** A held scan, and whose it is. */
export type HeldScan = {
  readonly held: Reservation
  readonly user: SessionUser
  readonly isPremium: boolean
  readonly mealType: MealType
}

const toEntry = (
  { user, mealType }: HeldScan,
  { items, confidence, assumptions, source }: Plate & Provenance,
): FoodEntry =>
  mealOf(
    {
      userId: user.userId,
      entryId: randomUUID(),
      moment: entryMoment(undefined, dayRuleOf(user)),
      mealType,
      items,
      confidence,
      assumptions,
      source,
      revision: 0,
    },
    user.person,
  )

/** Ends a scan. Meal, count and stored answer change together or not at all. */
@Injectable()
export class ScanOutcomeService {
  constructor(
    private readonly sql: Sql,
    private readonly entries: FoodEntryRepository,
    private readonly scans: ScanRepository,
    private readonly quota: QuotaService,
  ) {}

  /** Logs the plate and commits the scan. @throws AppError `unavailable` when the reservation has expired */
  meal(scan: HeldScan, plate: Plate & Provenance): Promise<AnalyzeFoodDto> {
    const entry = toEntry(scan, plate)
    return this.sql.transaction(async () => {
      await this.entries.insert(entry, plate)
      if (!(await this.scans.commit(scan.held, entry.entryId)))
        throw new AppError('unavailable', RESERVATION_GONE, { retryAfterSeconds: 1 })
      return this.keep(scan, toMealAnswer(entry, await this.status(scan)))
    })
  }

  /** Gives the scan back: the photo shows no meal. */
  noMeal(scan: HeldScan, reason: NoMealReason): Promise<AnalyzeFoodDto> {
    return this.sql.transaction(async () => {
      await this.scans.refundKeepingKey(scan.held)
      return this.keep(scan, toNoMealAnswer(reason, await this.status(scan)))
    })
  }

  private status({ held, isPremium }: HeldScan) {
    return this.quota.statusAs(held.userId, isPremium)
  }

  private async keep({ held }: HeldScan, answer: AnalyzeFoodDto): Promise<AnalyzeFoodDto> {
    await this.scans.keepAnswer(held, answer)
    return answer
  }
}
