import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { ask, timed } from './ask.js'
import { LIMITS } from './limits.js'
import { ScopedQuery } from './scoped-query.js'

/** Runs a command without values and answers what the server says that it did. */
export const command = (
  client: PoolClient,
  text: string,
  limitMs: number = LIMITS.statement,
): Promise<string> =>
  ask(client, limitMs, async (nowMs) => (await client.query(timed({ text }, nowMs))).command)

/** What is answered to each of the statements of a query; a text of several commands has an answer for each, too. */
export const answersOf = (client: PoolClient, query: QueryConfig | ScopedQuery): Promise<QueryResult[]> =>
  new Promise((resolve, reject) => {
    if (query instanceof ScopedQuery) {
      query.callback = (error, answers) => {
        if (error) reject(error)
        else resolve(answers)
      }
      client.query(query)
      return
    }
    client.query(query, (error: Error | null | undefined, answer: QueryResult | QueryResult[]) => {
      if (error) reject(error)
      else resolve([answer].flat())
    })
  })
