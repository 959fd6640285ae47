/**
 * How long the database may take, in milliseconds. They belong together: the server gives up a lock and a statement
 * before we do, so that its answer says why; a request gives up before anybody who waits for it does (6 seconds).
 */
export const LIMITS = {
  /** For a lock, on the server. */
  lock: 2000,
  /** For a statement, on the server. */
  serverStatement: 4000,
  /** For the answer to a statement, on our side: beyond it the connection counts as dead. */
  statement: 4500,
  /** For a free or a new connection. */
  connect: 2000,
  /** For all that one request asks of a database. */
  request: 5000,
  /** For an undoing, after all else failed. */
  rollback: 500,
  /** For the answer to the question whether it is there. */
  ping: 1000,
  /** For a transaction in which nobody asks anything, on the server. */
  idleInTransaction: 10_000,
  /** For a connection that is not given back; no work of the product takes as long. */
  loan: 60_000,
  /** The same for a connection that holds a name while long work goes on, such as an import. */
  loanOfName: 600_000,
  /** For a request that runs already under the same key. */
  twin: 10_000,
} as const

/** Settings of every session of a service, for the server. */
export const SESSION_LIMITS = [
  `statement_timeout=${LIMITS.serverStatement}`,
  `lock_timeout=${LIMITS.lock}`,
  `idle_in_transaction_session_timeout=${LIMITS.idleInTransaction}`,
]
