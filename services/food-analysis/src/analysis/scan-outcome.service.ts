import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { ALL_EATEN, atShare, confidenceBehind, type MealType } from '@gb/domain'
import { dayRuleOf, entryMoment, type SessionUser, Sql, todayOf } from '@gb/service-kit'
import { FoodEntryRepository } from '../food-log/entries/food-entry.repository.js'
import type { FoodEntry, LockedEntry, ModelRecord } from '../food-log/meal/meal.js'
import { mealOf, type MealParts } from '../food-log/meal/new-meal.js'
import type { ScanStatus } from '../quota/quota.mapper.js'
import { QuotaService } from '../quota/quota.service.js'
import { type RequestKey, type Reservation, ScanRepository } from '../quota/scan.repository.js'
import type { NoMealReason, Plate, Provenance } from './analyzer/analyzed-plate.js'
import { toMealAnswer, toNoMealAnswer, toSampleAnswer } from './analysis.mapper.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { ReservationGone } from './errors.js'
import { TableFigures } from './table-figures.js'

/** A photo that somebody asks about. */
export interface AskedScan {
  readonly user: SessionUser
  readonly isPremium: boolean
  readonly mealType: MealType
  readonly keyed: RequestKey | null
}

/** The same with a scan held for it. */
export type HeldScan = AskedScan & { readonly held: Reservation }

type PlateParts = Pick<MealParts, 'items' | 'confidence' | 'assumptions' | 'source'>

const newMeal = ({ user, mealType }: AskedScan, plate: PlateParts): FoodEntry =>
  mealOf(
    {
      ...plate,
      userId: user.userId,
      entryId: randomUUID(),
      moment: entryMoment(undefined, dayRuleOf(user)),
      mealType,
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
    private readonly table: TableFigures,
  ) {}

  /** Logs the plate and commits the scan. @throws AppError `unavailable` when the reservation has expired */
  meal(
    scan: HeldScan,
    { items, confidence, assumptions, ...said }: Plate & Provenance,
  ): Promise<AnalyzeFoodDto> {
    const { source } = said
    const entry = newMeal(scan, { items: this.table.applyTo(items), confidence, assumptions, source })
    return this.sql.transaction(async () => {
      await this.entries.insert(entry, { ...said, items })
      if (!(await this.scans.commit(scan.held, entry.entryId))) throw new ReservationGone()
      const answer = toMealAnswer(entry, await this.status(scan))
      await this.scans.keepAnswer(scan.held, answer)
      return answer
    })
  }

  /** Gives the scan back: the photo shows no meal. */
  noMeal(scan: HeldScan, reason: NoMealReason): Promise<AnalyzeFoodDto> {
    return this.endFree(scan, (status) => toNoMealAnswer(reason, status))
  }

  /** Gives the scan back: an example is not what the person ate, so nothing is logged. */
  sample(scan: HeldScan, plate: Plate & Provenance): Promise<AnalyzeFoodDto> {
    const meal = newMeal(scan, plate)
    return this.endFree(scan, (status) => toSampleAnswer(meal, status))
  }

  private endFree(scan: HeldScan, toAnswer: (status: ScanStatus) => AnalyzeFoodDto): Promise<AnalyzeFoodDto> {
    return this.sql.transaction(async () => {
      await this.scans.refundKeepingKey(scan.held)
      const answer = toAnswer(await this.status(scan))
      await this.scans.keepAnswer(scan.held, answer)
      return answer
    })
  }

  /**
   * Answers a photo that was analyzed before, without a charge: the very meal when it is the same meal of today, else a
   * new one with the same foods. Null when another request has the same key: then nothing is logged.
   */
  seenBefore(
    scan: AskedScan,
    { entry, said, model, promptVersion }: LockedEntry,
  ): Promise<AnalyzeFoodDto | null> {
    const { user, keyed } = scan
    const isSame = entry.mealType === scan.mealType && entry.localDate === todayOf(user)
    const confidence = confidenceBehind(entry.rating)
    // The photo shows the plate, however much of it was eaten the other time.
    const items = entry.items.map((item) => atShare(item, entry.eaten, ALL_EATEN))
    const { assumptions, source } = entry
    const meal = isSame ? entry : newMeal(scan, { items, assumptions, source, confidence })
    const record: ModelRecord = { model, promptVersion, items: said }
    return this.sql.transaction(async () => {
      const answer = toMealAnswer(meal, await this.status(scan))
      // The key before the meal: of two requests at once one logs it.
      if (keyed && !(await this.scans.keepFree(user.userId, keyed, answer))) return null
      if (!isSame) await this.entries.insert(meal, record)
      return answer
    })
  }

  private status({ user, isPremium }: AskedScan) {
    return this.quota.statusAs(user.userId, isPremium)
  }
}
