import { Injectable } from '@nestjs/common'
import { decodeCursor, toPage } from '@gb/service-kit'
import { FoodEntryRepository } from './food-entry.repository.js'
import type { FoodEntry } from '../meal/meal.js'
import { NoSuchMeal } from '../meal/errors.js'

/** Meals of one page, newest first, and the cursor of the next. */
export interface FoodPage {
  rows: FoodEntry[]
  nextBefore: string | null
}

/** Reads and removes logged meals. */
@Injectable()
export class FoodLogService {
  constructor(private readonly entries: FoodEntryRepository) {}

  /** @throws AppError `invalid_input` for a cursor that is not ours */
  async page(userId: string, limit: number, before?: string): Promise<FoodPage> {
    const cursor = before === undefined ? null : decodeCursor(before)
    return toPage(await this.entries.newest(userId, limit + 1, cursor), limit)
  }

  /** @throws AppError `not_found` when there is no such meal of this person */
  async remove(userId: string, entryId: string): Promise<void> {
    if (!(await this.entries.remove(userId, entryId))) throw new NoSuchMeal()
  }
}
