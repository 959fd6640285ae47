import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import * as statements from './scan.statements.js'

/** An idempotency key with the hash of the request it stands for. */
export type RequestKey = { readonly key: string; readonly hash: Buffer }

/** A scan that is held for one request. */
export type Reservation = { readonly userId: string; readonly scanId: string }

/** What is stored under an idempotency key; `is_live` is false once a reservation has expired. */
export type KeyedScan<A extends object> = { request_hash: Buffer; answer: A | null; is_live: boolean }

/** The key is held by another request of the same person. */
export class KeyTaken extends Error {}

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'

/** Scans and their count. The count changes only in the statement or transaction that changes a scan. */
@Injectable()
export class ScanRepository {
  constructor(private readonly sql: Sql) {}

  /** Committed and live reserved scans of a person. */
  async used(userId: string): Promise<number> {
    return (await this.sql.one<{ used: number }>(statements.used, [userId])).used
  }

  /**
   * Reserves one scan. `check` sees the count with the person's row locked: whoever comes next waits and counts after us.
   * @throws KeyTaken, and whatever `check` throws; then nothing is reserved
   */
  async reserve(
    userId: string,
    keyed: RequestKey | null,
    check: (used: number) => Promise<void> | void,
  ): Promise<Reservation> {
    const scanId = randomUUID()
    await this.refundExpiredOf(userId)
    try {
      await this.sql.transaction(async () => {
        const { used } = await this.sql.one<{ used: number }>(statements.lockQuota, [userId])
        await check(used)
        await this.sql.query(statements.insertScan, [userId, scanId, keyed?.key ?? null, keyed?.hash ?? null])
        await this.sql.query(statements.takeOne, [userId])
      })
    } catch (error) {
      throw isUniqueViolation(error) ? new KeyTaken() : error
    }
    return { userId, scanId }
  }

  /** Scans of the last hour that were not refunded, and the seconds until the oldest of them is an hour old. */
  lastHour(userId: string): Promise<{ scans: number; seconds: number }> {
    return this.sql.one(statements.lastHour, [userId])
  }

  /** @returns false when the reservation is no longer held */
  async commit(held: Reservation, entryId: string): Promise<boolean> {
    const row = await this.sql.maybeOne(statements.commit, [held.userId, held.scanId, entryId])
    return row !== null
  }

  /** Gives the scan back and forgets its key, so that the same request may be tried again. */
  async refund(held: Reservation): Promise<void> {
    await this.sql.query(statements.refund, [held.userId, held.scanId])
  }

  /** Gives the scan back; its key stays for an answer that `keepAnswer` stores. */
  async refundKeepingKey(held: Reservation): Promise<void> {
    await this.sql.query(statements.refundKeepingKey, [held.userId, held.scanId])
  }

  /** Stores the answer for a replay; without a key there is nothing to replay, and nothing is stored. */
  async keepAnswer(held: Reservation, answer: object): Promise<void> {
    await this.sql.query(statements.keepAnswer, [held.userId, held.scanId, JSON.stringify(answer)])
  }

  findByKey<A extends object>(userId: string, key: string): Promise<KeyedScan<A> | null> {
    return this.sql.maybeOne<KeyedScan<A>>(statements.findByKey, [userId, key])
  }

  async refundExpiredOf(userId: string): Promise<void> {
    await this.sql.query(statements.refundExpiredOf, [userId])
  }

  /** Refunds every expired reservation. Two processes may do it at once: a deadlock between them is retried. */
  async refundExpired(): Promise<void> {
    await this.sql.transaction(() => this.sql.query(statements.refundExpired))
  }
}
