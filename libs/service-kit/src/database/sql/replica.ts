import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from '../../base/errors/database-away.js'
import { Busy } from '../../base/errors/general.js'
import { countLateRead } from '../../figures/connection-waits.js'
import { ask, timed } from './ask.js'
import { Lender, type LoanTerms } from './lender.js'
import { LIMITS } from './limits.js'

/** What is read of a copy was true so long ago, at most. */
const MOST_LATE_MS = 1000
/** How often it is asked how far it has come, while anybody reads of it. */
const LOOK_EVERY_MS = 250
/** For so long nobody asks one that did not answer. */
const REST_MS = 5000

/** Where the log of the first was at a moment. */
interface Mark {
  position: string
  at: number
}

const POSITION = 'SELECT pg_current_wal_insert_lsn()::text AS position'

const REACHED = `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isAtNewest",
  pg_last_wal_replay_lsn() >= $2::pg_lsn AS "isAtAwaited"`

const rowOf = <Row extends object>(lender: Lender, text: string, values: unknown[] = []): Promise<Row> =>
  lender.lend(async (client) => {
    const { rows } = await ask(client, LIMITS.ping, (limitMs) =>
      client.query<Row>(timed({ text, values }, limitMs)),
    )
    const [row] = rows
    if (row === undefined) throw new Error('a question without a table has one answer')
    return row
  })

/**
 * A copy of the database that follows it by its log, for what may be a second old. How far it has come is told by positions
 * and not by clocks: one that was cut off tells of no delay, it only never gets there.
 */
export class Replica {
  private readonly lender: Lender
  private asOf = -Infinity
  private lookedAt = -Infinity
  private restsUntil = -Infinity
  private awaited: Mark | null = null
  private looking: Promise<void> | null = null
  private isAway = false

  constructor(
    pool: Pool,
    private readonly first: Lender,
    terms?: LoanTerms,
  ) {
    this.lender = new Lender(pool, terms)
  }

  /**
   * Runs a read on the copy.
   * @returns null when it is away or too late; then the first has to be asked
   */
  async lend<T>(read: (client: PoolClient) => Promise<T>): Promise<{ answer: T } | null> {
    const answer = (await this.isRecent()) ? await this.answer(read) : null
    countLateRead(answer ? 'replica' : 'first')
    return answer
  }

  /** Rejects when it is away or too late. Where nobody reads of it, the second look tells whether it has come as far as the first. */
  async check(): Promise<void> {
    if (await this.isRecent()) return
    await sleep(LOOK_EVERY_MS)
    if (!(await this.isRecent())) throw new Error('the replica is away or late')
  }

  private async answer<T>(read: (client: PoolClient) => Promise<T>): Promise<{ answer: T } | null> {
    try {
      return { answer: await this.lender.lend(read) }
    } catch (error) {
      this.restIfAway(error)
      return null
    }
  }

  private async isRecent(): Promise<boolean> {
    const now = performance.now()
    if (now < this.restsUntil) return false
    if (now - this.lookedAt >= LOOK_EVERY_MS) {
      this.looking ??= this.look().finally(() => (this.looking = null))
      // Nobody waits for one that was away, only to hear that it still is.
      if (!this.isAway) await this.looking
    }
    return performance.now() - this.asOf <= MOST_LATE_MS
  }

  private async look(): Promise<void> {
    this.lookedAt = performance.now()
    const newest = await this.mark()
    if (newest === null) return
    const awaited = this.awaited ?? newest
    const values = [newest.position, awaited.position]
    try {
      const { isAtNewest, isAtAwaited } = await rowOf<{ isAtNewest: boolean; isAtAwaited: boolean }>(
        this.lender,
        REACHED,
        values,
      )
      this.isAway = false
      if (isAtAwaited) this.asOf = isAtNewest ? newest.at : awaited.at
      this.awaited = isAtNewest ? null : isAtAwaited ? newest : awaited
    } catch (error) {
      this.restIfAway(error)
    }
  }

  /** Null when the first does not tell; whoever asks it next is told why. */
  private async mark(): Promise<Mark | null> {
    const at = performance.now()
    return rowOf<{ position: string }>(this.first, POSITION).then(
      ({ position }) => ({ position, at }),
      () => null,
    )
  }

  private restIfAway(error: unknown): void {
    if (!(error instanceof Busy) && !isDatabaseAway(error)) throw error
    this.isAway = true
    this.restsUntil = performance.now() + REST_MS
  }
}
