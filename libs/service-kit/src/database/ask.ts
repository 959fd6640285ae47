import { type ClientBase, DatabaseError, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { busy } from '../errors/busy.js'
import { patiently } from './patience.js'

/** A query with a limit for its answer, which the driver keeps on our side. */
interface TimedQuery extends QueryConfig {
  query_timeout: number
}

const dead = new WeakSet<ClientBase>()

/** Whether a connection stopped answering or broke: what is asked of it next would wait behind what it never answers. */
export const isDead = (client: ClientBase): boolean => dead.has(client)

/** From now on nothing is asked of this connection any more. */
export const giveUp = (client: ClientBase): void => void dead.add(client)

/** After these the server closes the connection; after any other answer it goes on. */
const LAST_WORDS = new Set(['FATAL', 'PANIC'])

const survives = (error: unknown): boolean =>
  error instanceof DatabaseError && !LAST_WORDS.has(error.severity ?? '')

// With a callback, because the driver answers a query that was made outside of it with that query and not with a promise.
const answerOf = <R extends QueryResultRow>(client: ClientBase, query: TimedQuery): Promise<QueryResult<R>> =>
  new Promise((resolve, reject) => {
    client.query<R>(query, (error: Error | null | undefined, result) => {
      if (error) reject(error)
      else resolve(result)
    })
  })

/** Asks a connection and waits no longer than the limit; one that is late or broken is given up. */
export const askNow = async <R extends QueryResultRow>(
  client: ClientBase,
  query: QueryConfig,
  limitMs: number,
): Promise<QueryResult<R>> => {
  try {
    return await answerOf<R>(client, Object.assign(query, { query_timeout: limitMs }))
  } catch (error) {
    if (!survives(error)) giveUp(client)
    throw error
  }
}

/**
 * The same, and no longer than the patience of the request allows.
 * @throws AppError `try_again_later` when the connection is known to be dead
 */
export const ask = async <R extends QueryResultRow>(
  client: ClientBase,
  query: QueryConfig,
  mostMs: number,
): Promise<QueryResult<R>> => {
  if (isDead(client)) throw busy()
  return patiently(mostMs, (limitMs) => askNow<R>(client, query, limitMs))
}
