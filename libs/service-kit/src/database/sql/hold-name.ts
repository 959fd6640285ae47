import type { PoolClient } from 'pg'
import { ask, timed } from './ask.js'
import { LIMITS } from './limits.js'

/** Held by a transaction and not by a session: a pooler lends a connection until the end of a transaction, no longer. */
const HOLD_NAME = `SELECT set_config('idle_in_transaction_session_timeout', $2, true),
  pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) AS "isFree"`

/**
 * Takes a name for the running transaction, which may stay idle for as long as such work takes.
 * @returns false when somebody else has the name
 */
export const holdName = async (client: PoolClient, name: string): Promise<boolean> => {
  const values = [name, String(LIMITS.loanOfName)]
  const { rows } = await ask(client, LIMITS.statement, (limitMs) =>
    client.query<{ isFree: boolean }>(timed({ text: HOLD_NAME, values }, limitMs)),
  )
  return rows[0]?.isFree === true
}
