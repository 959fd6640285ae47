import { type ClientBase, DatabaseError, type QueryConfig } from 'pg'
import { Busy } from '../../base/errors/general.js'
import { patiently } from './patience.js'

const dead = new WeakSet<ClientBase>()

/** Whether a connection stopped answering or broke: what is asked of it next would wait behind what it never answers. */
export const isDead = (client: ClientBase): boolean => dead.has(client)

/** From now on nothing is asked of this connection any more. */
export const giveUp = (client: ClientBase): void => void dead.add(client)

/** After these the server closes the connection; after any other answer it goes on. */
const LAST_WORDS = new Set(['FATAL', 'PANIC'])

const survives = (error: unknown): boolean =>
  error instanceof DatabaseError && !LAST_WORDS.has(error.severity ?? '')

/** A query with a limit for its answer, which the driver keeps on our side. */
export const timed = (query: QueryConfig, limitMs: number): QueryConfig & { query_timeout: number } => ({
  ...query,
  query_timeout: limitMs,
})

/** Asks a connection; one that is late or broken is given up. */
export const askNow = async <T>(client: ClientBase, send: () => Promise<T>): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (!survives(error)) giveUp(client)
    throw error
  }
}

/**
 * Asks a connection, and waits no longer than the limit and the patience of the request allow.
 * @param send sends one query, which must end within so many milliseconds; see `timed`
 * @throws AppError `try_again_later` when the connection is known to be dead
 */
export const ask = async <T>(
  client: ClientBase,
  mostMs: number,
  send: (limitMs: number) => Promise<T>,
): Promise<T> => {
  if (isDead(client)) throw new Busy()
  return patiently(mostMs, (limitMs) => askNow(client, () => send(limitMs)))
}
