import { type Connection, Query } from 'pg'
import { PERSON_SETTING } from './person-scope.js'
import type { Statement } from './statement.js'

const PERSON = `set_config('${PERSON_SETTING}', $1, true)`

/** Whom a statement is for, and as which role it runs. */
export interface Scope {
  person: string
  /** The role of the service, where the connection is one that several services share; else the login is the role. */
  role?: string | undefined
}

const SCOPES = {
  own: { name: 'gb_scope', text: `SELECT ${PERSON}` },
  shared: { name: 'gb_scope_role', text: `SELECT set_config('role', $2, true), ${PERSON}` },
}

const scopeStatementOf = (isNamed: boolean, role: string | undefined): Statement => {
  const scope = role === undefined ? SCOPES.own : SCOPES.shared
  return isNamed ? scope : { ...scope, name: '' }
}

declare module 'pg' {
  // What pg 8 has and its types leave out.
  interface Connection {
    parsedStatements: Record<string, string | undefined>
    submittedNamedStatements: Record<string, string | undefined>
  }
  interface Query {
    requiresPreparation(): boolean
    prepare(connection: Connection): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
    handleError(error: Error, connection: Connection): void
  }
}

/**
 * A statement and, right before it, whom it is for and as which role it runs: both go out as one message and are one
 * transaction, so that a read still costs one round trip, and the settings are gone with it before the connection serves
 * somebody else. A statement without a name is parsed each time: a pooler may lend another connection for the next one.
 */
export class ScopedQuery extends Query {
  private isScopeAnswered = false
  private isSent = false
  private readonly scoping: Statement

  constructor(
    private readonly statement: Statement,
    values: unknown[],
    private readonly scope: Scope,
    /** Milliseconds; the driver looks for it under this name. */
    readonly query_timeout?: number,
  ) {
    super({ ...statement, values })
    this.scoping = scopeStatementOf(statement.name !== '', scope.role)
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

  /** Also without a name and without values: what goes out as plain text would go without its scope. */
  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Connection): void {
    const { person, role } = this.scope
    const { name, text } = this.scoping
    if (!this.isParsed(connection)) {
      connection.parse({ ...this.scoping, types: [] }, true)
      if (name !== '') connection.submittedNamedStatements[name] = text
    }
    connection.bind({ statement: name, values: role === undefined ? [person] : [person, role] }, true)
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
    delete connection.submittedNamedStatements[this.scoping.name]
    delete connection.submittedNamedStatements[this.statement.name]
    super.handleError(error, connection)
  }

  private isParsed({ parsedStatements, submittedNamedStatements }: Connection): boolean {
    const { name } = this.scoping
    return name !== '' && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined
  }

  private get answering(): Statement {
    return this.isSent && !this.isScopeAnswered ? this.scoping : this.statement
  }
}
