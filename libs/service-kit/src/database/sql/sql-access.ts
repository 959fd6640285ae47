import type { Pool } from 'pg'

/** How a service reaches Postgres, where that is not a login and connections of its own. */
export interface SqlAccess {
  /** Connections that others use as well: each transaction runs as this role, and they leave some to the others. */
  shared?: { role: string; most: number } | undefined
  /** False: statements keep no names on the server. A pooler that lends by transaction may not know them. Default true. */
  isNamed?: boolean
  /** Connections to a copy that follows, for what may be a second old. */
  replica?: Pool | undefined
}
