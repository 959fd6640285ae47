import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'
import { answersOf, command } from './answers.js'
import { ask, askNow, giveUp, isDead, timed } from './ask.js'
import { foreignQuery, type Scoped } from './foreign-query.js'
import { holdName } from './hold-name.js'
import { Lender } from './lender.js'
import { LIMITS } from './limits.js'
import { withoutPatience } from './patience.js'
import { forEveryone, forPerson } from './person-scope.js'
import { Replica } from './replica.js'
import { type Asked, personAsked, withoutName } from './asked.js'
import { ScopedQuery } from './scoped-query.js'
import type { Statement } from './statement.js'
import { MAX_ATTEMPTS, isRetryable } from './retry.js'
import type { SqlAccess } from './sql-access.js'

export type { SqlAccess } from './sql-access.js'
export { statement, type Statement, statementForEveryone, statementForPerson } from './statement.js'

interface Running extends Scoped {
  client: PoolClient
  /** What is to happen when it has been committed. */
  after: (() => void)[]
}

/**
 * The database of one service: named statements on the shared pool, and transactions that every call inside joins
 * by itself, so that a repository never carries a client around.
 */
export class Sql {
  private readonly current = new AsyncLocalStorage<Running>()
  private readonly lender: Lender
  private readonly role: string | undefined
  private readonly isNamed: boolean
  private readonly replica: Replica | null

  constructor(pool: Pool, { shared, isNamed = true, replica }: SqlAccess = {}) {
    this.lender = new Lender(pool, { most: shared?.most })
    this.replica = replica ? new Replica(replica, this.lender, { most: shared?.most }) : null
    this.role = shared?.role
    this.isNamed = isNamed
  }

  /** All rows. */
  async query<R extends QueryResultRow>(stmt: Statement, values: unknown[] = []): Promise<R[]> {
    return (await this.answer<R>(stmt, values)).rows
  }

  /** The rows, and how many were written. */
  async answer<R extends QueryResultRow>(stmt: Statement, values: unknown[]): Promise<QueryResult<R>> {
    const [only] = await this.answers([{ statement: stmt, values }])
    if (!only) throw new Error(`statement ${stmt.name} was not answered`)
    return only
  }

  /**
   * The rows of several statements for one person, which go out as one message and are one transaction, in this order: each
   * of them alone would cost a round trip of its own. None may need what another answers.
   */
  async both<First extends QueryResultRow, Second extends QueryResultRow>(
    first: [Statement, unknown[]],
    second: [Statement, unknown[]],
  ): Promise<[First[], Second[]]> {
    const asked = [first, second].map(([statement, values]) => ({ statement, values }))
    const [one, other] = await this.answers(asked)
    return [one?.rows ?? [], other?.rows ?? []]
  }

  /** Whether the database answers; rejects when it does not, soon. */
  async ping(): Promise<void> {
    await this.lender.lend((client) => command(client, 'SELECT 1', LIMITS.ping))
  }

  /** Rejects while the replica is away or late; null where there is none. */
  get replicaCheck(): (() => Promise<void>) | null {
    const { replica } = this
    return replica && (() => replica.check())
  }

  /** Runs work on behalf of one person; see `forPerson`. */
  forPerson<T>(userId: string, work: () => T): T {
    return forPerson(userId, work)
  }

  /** Runs work that is for everybody by its nature; see `forEveryone`. */
  forEveryone<T>(work: () => T): T {
    return forEveryone(work)
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

  /**
   * What a library asks in its own words, of tables of its own: no person is named. It joins a running transaction. A
   * text without values may hold several commands.
   */
  foreign(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    const running = this.current.getStore()
    const read = (client: PoolClient) =>
      ask(client, LIMITS.statement, async (limitMs) => {
        const answers = await answersOf(client, foreignQuery({ text, values }, this.role, running, limitMs))
        return { rows: answers.flatMap(({ rows }): unknown[] => rows) }
      })
    return running ? read(running.client) : this.lender.lend(read)
  }

  /** Whether what is asked now joins a transaction. */
  get isInTransaction(): boolean {
    return this.current.getStore() !== undefined
  }

  /** Runs `work` when the running transaction has been committed, or at once when there is none. */
  afterCommit(work: () => void): void {
    const running = this.current.getStore()
    if (running) running.after.push(work)
    else work()
  }

  /** Runs `work` in one transaction; joins a running one. Serialization failures and deadlocks are retried. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work)
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error
      }
    }
  }

  /**
   * Runs `work` while nobody else does so under the same name, in this process or another. The name is held by a
   * transaction that does nothing else: it is free again when the work ends, and also when this process dies. Such work
   * is long by nature: each of its statements has a limit, all together have none.
   * @returns null, without running it, when somebody else holds the name
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | null> {
    return this.lender.lend(async (client) => {
      await command(client, 'BEGIN')
      try {
        return (await holdName(client, name)) ? { result: await withoutPatience(work) } : null
      } finally {
        // The name goes with the transaction, which did nothing else.
        await this.undo(client)
      }
    }, LIMITS.loanOfName)
  }

  private async answers(asked: readonly Asked[]): Promise<QueryResult[]> {
    const running = this.current.getStore()
    const person = personAsked(asked)
    const scope = running?.person === person ? null : { person, role: this.role }
    // Before the statement is under way: the next one of this transaction stands behind it in the same connection.
    if (running) running.person = person
    const named = this.isNamed ? asked : asked.map(withoutName)
    const read = (client: PoolClient) =>
      ask(client, LIMITS.statement, (limitMs) => answersOf(client, new ScopedQuery(named, scope, limitMs)))
    if (running) return read(running.client)
    const isLate = asked.every(({ statement: { isLate: may } }) => may)
    const late = isLate ? await this.replica?.lend(read) : null
    return late ? late.answer : this.lender.lend(read)
  }

  private once<T>(work: () => Promise<T>): Promise<T> {
    return this.lender.lend(async (client) => {
      try {
        await command(client, 'BEGIN')
        const running: Running = { client, person: null, after: [] }
        const result = await this.current.run(running, work)
        // The server answers the end of a failed transaction without an error, and has kept nothing of it.
        if ((await command(client, 'COMMIT')) !== 'COMMIT')
          throw new Error('the transaction had failed before its end')
        for (const next of running.after) next()
        return result
      } catch (error) {
        await this.undo(client)
        throw error
      }
    })
  }

  /** A connection whose rollback fails is in an unknown state: it must leave the pool, not serve the next person. */
  private async undo(client: PoolClient): Promise<void> {
    if (isDead(client)) return
    await askNow(client, () => client.query(timed({ text: 'ROLLBACK' }, LIMITS.rollback))).catch(() =>
      giveUp(client),
    )
  }
}
