import { Injectable } from '@nestjs/common'
import { type Cursor, Sql } from '@gb/service-kit'
import { type EntryRow, type LockedRow, toEntry, toLockedEntry } from './food-entry.row.js'
import * as statements from './food-entry.statements.js'
import { toItemJson } from '../meal/item-json.js'
import type { FoodEntry, LockedEntry, ModelRecord } from '../meal/meal.js'

const momentAndPlate = (entry: FoodEntry): unknown[] => [
  entry.userId,
  entry.entryId,
  entry.recordedAt,
  entry.timeZone,
  entry.localDate,
  entry.mealType,
  JSON.stringify(entry.items.map(toItemJson)),
  entry.totals.calories,
  entry.totals.proteinG,
  entry.totals.carbsG,
  entry.totals.fatG,
  entry.totals.fiberG,
  entry.totals.sugarG,
  entry.phase,
  entry.rating.label,
  entry.rating.score,
  entry.rating.reasons,
  entry.rating.recommendations,
  entry.assumptions,
]

/** The food log in Postgres. Every statement begins with the person. */
@Injectable()
export class FoodEntryRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * @param said what a model said; null for a meal that no model saw
   * @returns false when the id is taken or was deleted
   */
  async insert(entry: FoodEntry, said: ModelRecord | null): Promise<boolean> {
    const row = await this.sql.maybeOne(statements.insertEntry, [
      ...momentAndPlate(entry),
      entry.source,
      said?.model ?? null,
      said?.promptVersion ?? null,
      said && JSON.stringify({ items: said.items.map(toItemJson) }),
      entry.eaten,
      entry.felt,
    ])
    return row !== null
  }

  /** Writes a corrected meal over the stored one. What the model said stays. */
  async update(entry: FoodEntry): Promise<void> {
    await this.sql.query(statements.updateEntry, [
      ...momentAndPlate(entry),
      entry.revision,
      entry.eaten,
      entry.felt,
    ])
  }

  async find(userId: string, entryId: string): Promise<FoodEntry | null> {
    const row = await this.sql.maybeOne<EntryRow>(statements.findEntry, [userId, entryId])
    return row && toEntry(row)
  }

  /** The meal, which nobody else changes until the transaction ends. */
  async lock(userId: string, entryId: string): Promise<LockedEntry | null> {
    const row = await this.sql.maybeOne<LockedRow>(statements.lockEntry, [userId, entryId])
    return row && toLockedEntry(row)
  }

  /** Up to `limit` meals, newest first, all older than the cursor when there is one. */
  async newest(userId: string, limit: number, before: Cursor | null): Promise<FoodEntry[]> {
    const rows = before
      ? await this.sql.query<EntryRow>(statements.newestBefore, [
          userId,
          limit,
          before.recordedAt,
          before.entryId,
        ])
      : await this.sql.query<EntryRow>(statements.newest, [userId, limit])
    return rows.map(toEntry)
  }

  /** The last days with a meal, newest first, all earlier than `before` when there is one. */
  async days(userId: string, limit: number, before: string | null): Promise<string[]> {
    const rows = await this.sql.query<{ day: string }>(statements.daysBefore, [userId, before, limit])
    return rows.map(({ day }) => day)
  }

  /** Meals of these days, newest first, at most `limit`. */
  async ofDays(userId: string, days: readonly string[], limit: number): Promise<FoodEntry[]> {
    return (await this.sql.query<EntryRow>(statements.ofDays, [userId, days, limit])).map(toEntry)
  }

  /** @returns false when there was no such meal of this person */
  async remove(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(statements.deleteEntry, [userId, entryId])) !== null
  }
}
