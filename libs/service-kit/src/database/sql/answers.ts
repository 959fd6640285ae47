import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { ask, timed } from './ask.js'
import { LIMITS } from './limits.js'

/** Runs a command without values and answers what the server says that it did. */
export const command = (
  client: PoolClient,
  text: string,
  limitMs: number = LIMITS.statement,
): Promise<string> =>
  ask(client, limitMs, async (nowMs) => (await client.query(timed({ text }, nowMs))).command)

/** With a callback, because the driver answers a query that was made outside of it with that query and not with a promise. */
export const answerOf = <R extends QueryResultRow>(
  client: PoolClient,
  config: QueryConfig,
): Promise<QueryResult<R>> =>
  new Promise((resolve, reject) => {
    client.query<R>(config, (error: Error | null | undefined, result) => {
      if (error) reject(error)
      else resolve(result)
    })
  })

/** A text of several commands has an answer for each. */
export const allRowsOf = (answer: QueryResult | QueryResult[]): unknown[] =>
  Array.isArray(answer) ? answer.flatMap(({ rows }): unknown[] => rows) : answer.rows
