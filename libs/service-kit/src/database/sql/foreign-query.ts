import { escapeIdentifier, type QueryConfig } from 'pg'
import { timed } from './ask.js'
import { NOBODY } from './person-scope.js'
import { ScopedQuery } from './scoped-query.js'

/** A transaction, by what was said in it last. */
export interface Scoped {
  /** For whom its last statement was; null while there was none, and no role was taken either. */
  person: string | null
}

/**
 * What a library asks in its own words, for nobody. On shared connections the role comes before it in the same message,
 * unless the transaction has taken it already.
 * @param role of the service, where connections are shared
 */
export const foreignQuery = (
  asked: { text: string; values: unknown[] },
  role: string | undefined,
  running: Scoped | undefined,
  limitMs: number,
): QueryConfig | ScopedQuery => {
  if (role === undefined || (running && running.person !== null)) return timed(asked, limitMs)
  // Several commands can only go out as plain text, which takes no values.
  if (asked.values.length === 0)
    return timed({ text: `SET LOCAL ROLE ${escapeIdentifier(role)};${asked.text}` }, limitMs)
  if (running) running.person = NOBODY
  const statement = { name: '', text: asked.text }
  return new ScopedQuery([{ statement, values: asked.values }], { person: NOBODY, role }, limitMs)
}
