import { randomUUID } from 'node:crypto'
import { type EatenShare, confidenceBehind, isFeltList, type MealFeeling } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import {
  changedMoment,
  dayRuleOf,
  entryMoment,
  InvalidField,
  isSameInstant,
  requireConsents,
  type SessionUser,
  Sql,
  storeOnce,
} from '@gb/service-kit'
import { FavoriteRepository } from '../favorites/favorite.repository.js'
import type { AddFoodEntryDto, ChangeFoodEntryDto, RepeatFoodEntryDto } from './food-entry.dto.js'
import { FoodEntryRepository } from './food-entry.repository.js'
import { toItemJson } from '../meal/item-json.js'
import { MealItems } from './meal-items.js'
import type { FoodEntry, MealItem } from '../meal/meal.js'
import { FINE_ALONE } from '../meal/messages.js'
import { BY_HAND, mealOf, type MealParts, type MealTrust, trustOf } from '../meal/new-meal.js'
import { toWantedItem } from './wanted-item.mapper.js'
import { NoSuchMeal } from '../meal/errors.js'

type Entered = Pick<MealParts, 'mealType' | 'items'> & {
  readonly entryId: string | undefined
  readonly recordedAt: string | undefined
  readonly trust: MealTrust
  readonly eaten?: EatenShare | undefined
  readonly felt: readonly MealFeeling[]
}

/** As they are stored: the order of keys in memory means nothing. */
const isSameList = (a: readonly MealItem[], b: readonly MealItem[]): boolean =>
  JSON.stringify(a.map(toItemJson)) === JSON.stringify(b.map(toItemJson))

/** @throws AppError `invalid_input` for a meal that was fine and was not */
const feltOf = (felt: readonly MealFeeling[] | undefined): readonly MealFeeling[] | undefined => {
  if (felt === undefined || isFeltList(felt)) return felt
  throw new InvalidField('felt', FINE_ALONE)
}

/** How much was eaten and how it sat says nothing about the plate: it stays the guess of a model that it was. */
const isCorrection = ({ items, meal_type, recorded_at, eaten_percent, felt }: ChangeFoodEntryDto): boolean =>
  [items, meal_type, recorded_at].some((sent) => sent !== undefined) ||
  (eaten_percent === undefined && felt === undefined)

/** Logs meals without a photo, and corrects meals of every kind. */
@Injectable()
export class FoodEntryService {
  constructor(
    private readonly sql: Sql,
    private readonly entries: FoodEntryRepository,
    private readonly favorites: FavoriteRepository,
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
      eaten: body.eaten_percent,
      felt: feltOf(body.felt) ?? [],
    })
  }

  /** Logs a meal again, or a favorite whose meal is gone. @throws AppError `consent_required`, `not_found`, `conflict`, `gone` */
  async repeat(user: SessionUser, entryId: string, body: RepeatFoodEntryDto): Promise<FoodEntry> {
    requireConsents(user, ['health_data_consent'])
    const meal =
      (await this.entries.find(user.userId, entryId)) ?? (await this.favorites.find(user.userId, entryId))
    if (!meal) throw new NoSuchMeal()
    return this.enter(user, {
      entryId: body.entry_id,
      recordedAt: body.recorded_at,
      mealType: body.meal_type ?? meal.mealType,
      items: meal.items,
      trust: trustOf(meal),
      felt: feltOf(body.felt) ?? [],
    })
  }

  /** Totals and rating follow; what the model said stays beside it. @throws AppError `consent_required`, `not_found`, `invalid_input` */
  change(user: SessionUser, entryId: string, body: ChangeFoodEntryDto): Promise<FoodEntry> {
    requireConsents(user, ['health_data_consent'])
    return this.sql.transaction(async () => {
      const locked = await this.entries.lock(user.userId, entryId)
      if (!locked) throw new NoSuchMeal()
      const { entry, said } = locked
      const items =
        body.items && (await this.items.build(body.items.map(toWantedItem), { items: entry.items, said }))
      const eaten = body.eaten_percent ?? entry.eaten
      const changed = mealOf(
        {
          ...entry,
          moment: changedMoment(body.recorded_at, dayRuleOf(user)) ?? {
            recordedAt: entry.recordedAt,
            timeZone: entry.timeZone,
            localDate: entry.localDate,
          },
          mealType: body.meal_type ?? entry.mealType,
          items: items ?? this.items.atShare(entry, eaten),
          eaten,
          felt: feltOf(body.felt) ?? entry.felt,
          // A plate that the model was unsure of is known once the person has said what is on it.
          confidence: items ? 'high' : confidenceBehind(entry.rating),
          revision: entry.revision + (isCorrection(body) ? 1 : 0),
        },
        user.person,
      )
      await this.entries.update(changed)
      return changed
    })
  }

  private enter(user: SessionUser, entered: Entered): Promise<FoodEntry> {
    const { userId, person } = user
    const { recordedAt, mealType, items, trust, eaten, felt } = entered
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
        eaten,
        felt,
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
