import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { ErrorCode } from '@gb/domain'
import { Sql } from '@gb/service-kit'
import type { ScanState } from './scan.entity.js'
import * as statements from './scan.statements.js'

/** An idempotency key with the hash of the request it stands for. */
export interface RequestKey {
  readonly key: string
  readonly hash: Buffer
}

/** What decides whether a person may scan. */
export interface CountedScans {
  used: number
  /** How many an operator lets them have now; null: as many as everybody. */
  ownLimit: number | null
}

/** A scan that is held for one request. */
export interface Reservation {
  readonly userId: string
  readonly scanId: string
}

/** What a photo is known by: a keyed hash of it, and the version of the prompt it is asked about with. */
export interface PhotoKey {
  readonly hash: Buffer
  readonly promptVersion: string
}

/** What is stored under an idempotency key; `is_live` is true while somebody works on it. */
export interface KeyedScan<A extends object> {
  request_hash: Buffer
  answer: A | null
  state: ScanState
  failure: ErrorCode | null
  is_live: boolean
}

/**
 * What comes of asking for a scan: one is held; or another request of the person has the key; or one looks at the same
 * photo, or has just made it a meal, and it is the same scan.
 */
export type ScanClaim =
  | { readonly kind: 'held'; readonly held: Reservation }
  | { readonly kind: 'key_taken' }
  | { readonly kind: 'photo_taken' }

/** Scans and their count. The count changes only in the statement or transaction that changes a scan. */
@Injectable()
export class ScanRepository {
  constructor(private readonly sql: Sql) {}

  /** Committed and live reserved scans of a person, and their own limit while it holds. */
  counted(userId: string): Promise<CountedScans> {
    return this.sql.one<CountedScans & Record<string, unknown>>(statements.used, [userId])
  }

  /**
   * Reserves one scan. `check` sees the count with the person's row locked: whoever comes next waits and counts after us.
   * The photo is looked for with the row locked, too: two requests at once for one photo are one scan.
   * @throws whatever `check` throws; then nothing is reserved
   */
  async reserve(
    userId: string,
    keyed: RequestKey | null,
    photo: PhotoKey | null,
    check: (counted: CountedScans) => Promise<void> | void,
  ): Promise<ScanClaim> {
    const scanId = randomUUID()
    await this.refundExpiredOf(userId)
    return this.sql.transaction(async () => {
      const counted = await this.sql.one<CountedScans & Record<string, unknown>>(statements.lockQuota, [
        userId,
      ])
      if (photo && (await this.photoTaken(userId, photo))) return { kind: 'photo_taken' }
      await check(counted)
      const held = await this.sql.maybeOne(statements.insertScan, [
        userId,
        scanId,
        keyed?.key ?? null,
        keyed?.hash ?? null,
        photo?.hash ?? null,
        photo?.promptVersion ?? null,
      ])
      if (!held) return { kind: 'key_taken' }
      await this.sql.query(statements.takeOne, [userId])
      return { kind: 'held', held: { userId, scanId } }
    })
  }

  /**
   * Scans of a stretch of time that were not refunded, and the seconds until the oldest of them has left it.
   * @param stretch as Postgres writes it, like '1 hour'
   */
  lately(userId: string, stretch: string): Promise<{ scans: number; seconds: number }> {
    return this.sql.one(statements.lately, [userId, stretch])
  }

  /** The id of the meal that the same photo became, while that is in the log. */
  async mealOfPhoto(userId: string, photo: PhotoKey): Promise<string | null> {
    const row = await this.sql.maybeOne<{ entry_id: string }>(statements.findByPhoto, [
      userId,
      photo.hash,
      photo.promptVersion,
    ])
    return row?.entry_id ?? null
  }

  /** Whether a photo is being looked at. */
  async isPhotoLive(userId: string, photo: PhotoKey): Promise<boolean> {
    return (await this.photoTaken(userId, photo))?.is_live === true
  }

  private photoTaken(
    userId: string,
    { hash, promptVersion }: PhotoKey,
  ): Promise<{ is_live: boolean } | null> {
    return this.sql.maybeOne(statements.photoTaken, [userId, hash, promptVersion])
  }

  /** Keeps the answer of a request that cost nothing under its key. @returns false when another request has the key */
  async keepFree(userId: string, { key, hash }: RequestKey, answer: object): Promise<boolean> {
    const values = [userId, randomUUID(), key, hash, JSON.stringify(answer)]
    return (await this.sql.maybeOne(statements.insertFree, values)) !== null
  }

  /** @returns false when the reservation is no longer held */
  async commit(held: Reservation, entryId: string): Promise<boolean> {
    const row = await this.sql.maybeOne(statements.commit, [held.userId, held.scanId, entryId])
    return row !== null
  }

  /** Gives the scan back, and keeps why it failed under its key. */
  async fail(held: Reservation, failure: ErrorCode): Promise<void> {
    await this.sql.query(statements.fail, [held.userId, held.scanId, failure])
  }

  /** Frees the key of a scan that ended without an answer, so that the same request may be tried again. */
  async freeKey(userId: string, key: string): Promise<void> {
    await this.sql.query(statements.freeKey, [userId, key])
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
