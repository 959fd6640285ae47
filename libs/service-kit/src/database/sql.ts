import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient, QueryResultRow } from 'pg'

/** A named SQL text: prepared once per connection, found by its name in the server's own statistics. */
export interface Statement {
  name: string
  text: string
}

/** Declares a named statement. Cast `numeric` to `::float8` and `date` to `::text`, or the driver answers strings and local midnights. */
export const statement = (name: string, text: string): Statement => ({ name, text })

const RETRYABLE = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 3

const isRetryable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && RETRYABLE.has(String(error.code))

/**
 * The database of one service: named statements on the shared pool, and transactions that every call inside joins
 * by itself, so that a repository never carries a client around.
 */
export class Sql {
  private readonly current = new AsyncLocalStorage<PoolClient>()

  constructor(private readonly pool: Pool) {}

  /** All rows. */
  async query<R extends QueryResultRow>(stmt: Statement, values: unknown[] = []): Promise<R[]> {
    const runner = this.current.getStore() ?? this.pool
    const result = await runner.query<R>({ name: stmt.name, text: stmt.text, values })
    return result.rows
  }

  /** The one row that must be there. */
  async one<R extends QueryResultRow>(stmt: Statement, values: unknown[] = []): Promise<R> {
    const row = await this.maybeOne<R>(stmt, values)
    if (!row) throw new Error(`statement ${stmt.name} returned no row`)
    return row
  }

  /** The row, or null. */
  async maybeOne<R extends QueryResultRow>(stmt: Statement, values: unknown[] = []): Promise<R | null> {
    const rows = await this.query<R>(stmt, values)
    return rows[0] ?? null
  }

  /** Runs `work` in one transaction; joins a running one. Serialization failures and deadlocks are retried. */
  async transaction<T>(work: () => Promise<T>, begin = 'BEGIN'): Promise<T> {
    if (this.current.getStore()) return work()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work, begin)
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error
      }
    }
  }

  private async once<T>(work: () => Promise<T>, begin: string): Promise<T> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    try {
      await client.query(begin)
      const result = await this.current.run(client, work)
      await client.query('COMMIT')
      return result
    } catch (error) {
      // A connection whose rollback fails is in an unknown state: it must leave the pool, not serve the next person.
      await client.query('ROLLBACK').catch((rollback: Error) => (broken = rollback))
      throw error
    } finally {
      client.release(broken)
    }
  }
}
