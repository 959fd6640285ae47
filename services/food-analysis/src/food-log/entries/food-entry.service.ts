import { randomUUID } from 'node:crypto'
import { confidenceBehind } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import {
  AppError,
  changedMoment,
  dayRuleOf,
  entryMoment,
  isSameInstant,
  requireConsents,
  type SessionUser,
  Sql,
  storeOnce,
} from '@gb/service-kit'
import { FavouriteRepository } from '../favourites/favourite.repository.js'
import type { AddFoodEntryDto, ChangeFoodEntryDto, RepeatFoodEntryDto } from './food-entry.dto.js'
import { FoodEntryRepository } from './food-entry.repository.js'
import { toItemJson } from '../meal/item-json.js'
import { MealItems } from './meal-items.js'
import type { FoodEntry, MealItem } from '../meal/meal.js'
import { NO_SUCH_MEAL } from '../meal/messages.js'
import { BY_HAND, mealOf, type MealParts, type MealTrust, trustOf } from '../meal/new-meal.js'
import { toWantedItem } from './wanted-item.mapper.js'

type Entered = Pick<MealParts, 'mealType' | 'items'> & {
  readonly entryId: string | undefined
  readonly recordedAt: string | undefined
  readonly trust: MealTrust
}

/** As they are stored: the order of keys in memory means nothing. */
const isSameList = (a: readonly MealItem[], b: readonly MealItem[]): boolean =>
  JSON.stringify(a.map(toItemJson)) === JSON.stringify(b.map(toItemJson))

const noSuchMeal = (): AppError => new AppError('not_found', NO_SUCH_MEAL)

/** Logs meals without a photo, and corrects meals of every kind. */
@Injectable()
export class FoodEntryService {
  constructor(
    private readonly sql: Sql,
    private readonly entries: FoodEntryRepository,
    private readonly favourites: FavouriteRepository,
    private readonly items: MealItems,
  ) {}

  /** @throws AppError `consent_required`, `invalid_input`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddFoodEntryDto): Promise<FoodEntry> {
    requireConsents(user, ['health_data_consent'])
    const items = await this.items.build(body.items.map(toWantedItem))
    return this.enter(user, {
      entryId: body.entry_id,
      recordedAt: body.recorded_at,
      mealType: body.meal_type,
      items,
      trust: BY_HAND,
    })
  }

  /** Logs a meal again, or a favourite whose meal is gone. @throws AppError `consent_required`, `not_found`, `conflict`, `gone` */
  async repeat(user: SessionUser, entryId: string, body: RepeatFoodEntryDto): Promise<FoodEntry> {
    requireConsents(user, ['health_data_consent'])
    const meal =
      (await this.entries.find(user.userId, entryId)) ?? (await this.favourites.find(user.userId, entryId))
    if (!meal) throw noSuchMeal()
    return this.enter(user, {
      entryId: body.entry_id,
      recordedAt: body.recorded_at,
      mealType: body.meal_type ?? meal.mealType,
      items: meal.items,
      trust: trustOf(meal),
    })
  }

  /** Totals and rating follow; what the model said stays beside it. @throws AppError `consent_required`, `not_found`, `invalid_input` */
  change(user: SessionUser, entryId: string, body: ChangeFoodEntryDto): Promise<FoodEntry> {
    requireConsents(user, ['health_data_consent'])
    return this.sql.transaction(async () => {
      const locked = await this.entries.lock(user.userId, entryId)
      if (!locked) throw noSuchMeal()
      const { entry, said } = locked
      const items =
        body.items && (await this.items.build(body.items.map(toWantedItem), { items: entry.items, said }))
      const changed = mealOf(
        {
          ...entry,
          moment: changedMoment(body.recorded_at, dayRuleOf(user)) ?? {
            recordedAt: entry.recordedAt,
            timeZone: entry.timeZone,
            localDate: entry.localDate,
          },
          mealType: body.meal_type ?? entry.mealType,
          items: items ?? entry.items,
          // A plate that the model was unsure of is known once the person has said what is on it.
          confidence: items ? 'high' : confidenceBehind(entry.rating),
          revision: entry.revision + 1,
        },
        user.person,
      )
      await this.entries.update(changed)
      return changed
    })
  }

  private enter(user: SessionUser, entered: Entered): Promise<FoodEntry> {
    const { userId, person } = user
    const { recordedAt, mealType, items, trust } = entered
    const entryId = entered.entryId?.toLowerCase() ?? randomUUID()
    const moment = entryMoment(recordedAt, dayRuleOf(user))
    const entry = mealOf(
      {
        userId,
        entryId,
        moment,
        mealType,
        items,
        ...trust,
        revision: 0,
      },
      person,
    )
    return storeOnce({
      insert: async () => ((await this.entries.insert(entry, null)) ? entry : null),
      findLiving: () => this.entries.find(userId, entryId),
      isSame: (stored) =>
        stored.mealType === mealType &&
        isSameList(stored.items, items) &&
        isSameInstant(recordedAt, new Date(stored.recordedAt)),
    })
  }
}
