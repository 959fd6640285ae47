import { type Connection, Query } from 'pg'
import { PERSON_SETTING } from './person-scope.js'
import type { Statement } from './statement.js'

const SCOPE: Statement = {
  name: 'gb_scope',
  text: `SELECT set_config('${PERSON_SETTING}', $1, true)`,
}

declare module 'pg' {
  // What pg 8 has and its types leave out.
  interface Connection {
    parsedStatements: Record<string, string | undefined>
    submittedNamedStatements: Record<string, string | undefined>
  }
  interface Query {
    prepare(connection: Connection): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
    handleError(error: Error, connection: Connection): void
  }
}

/**
 * A named statement and, right before it, whom it is for: both go out as one message and are one transaction, so that a
 * read still costs one round trip, and the setting is gone with it before the connection serves somebody else.
 */
export class ScopedQuery extends Query {
  private isScopeAnswered = false
  private isSent = false

  constructor(
    private readonly statement: Statement,
    values: unknown[],
    private readonly person: string,
    /** Milliseconds; the driver looks for it under this name. */
    readonly query_timeout?: number,
  ) {
    super({ ...statement, values })
  }

  // The driver notes by these two what the server has parsed: first the setting, then the statement.
  get name(): string {
    return this.answering.name
  }
  set name(_given: string) {
    // The base class copies it from its configuration.
  }
  get text(): string {
    return this.answering.text
  }
  set text(_given: string) {
    // As above.
  }

  override prepare(connection: Connection): void {
    const known =
      connection.parsedStatements[SCOPE.name] ?? connection.submittedNamedStatements[SCOPE.name] ?? null
    if (known === null) {
      connection.parse({ ...SCOPE, types: [] }, true)
      connection.submittedNamedStatements[SCOPE.name] = SCOPE.text
    }
    connection.bind({ statement: SCOPE.name, values: [this.person] }, true)
    connection.execute({}, true)
    super.prepare(connection)
    this.isSent = true
  }

  override handleDataRow(message: unknown): void {
    if (this.isScopeAnswered) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.isScopeAnswered) super.handleCommandComplete(message, connection)
    else this.isScopeAnswered = true
  }

  override handleError(error: Error, connection: Connection): void {
    // The server skips what follows a failed part, so what was sent behind it was not parsed either.
    delete connection.submittedNamedStatements[SCOPE.name]
    delete connection.submittedNamedStatements[this.statement.name]
    super.handleError(error, connection)
  }

  private get answering(): Statement {
    return this.isSent && !this.isScopeAnswered ? SCOPE : this.statement
  }
}
