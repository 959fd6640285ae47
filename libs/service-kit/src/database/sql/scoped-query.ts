import type { Connection, FieldDef, QueryResult, QueryResultRow } from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import type { Asked } from './asked.js'
import { gathered } from './gathered.js'
import { PERSON_SETTING } from './person-scope.js'
import { NO_ROWS, readRow, type Shape, shapeOf, shapesOf } from './shape.js'

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

declare module 'pg' {
  // What pg 8 has and its types leave out.
  interface Connection {
    parsedStatements: Record<string, string | undefined>
    submittedNamedStatements: Record<string, string | undefined>
    sendCopyFail(message: string): void
  }
}

/** A statement on its way, and what has come back of it. */
interface Part extends Asked {
  shape: Shape | null
  rows: QueryResultRow[]
  tag: string
}

const partOf = (asked: Asked): Part => ({ ...asked, shape: null, rows: [], tag: '' })

const scopePart = ({ person, role }: Scope, isNamed: boolean): Part => {
  const { name, text } = role === undefined ? SCOPES.own : SCOPES.shared
  const values = role === undefined ? [person] : [person, role]
  return partOf({ statement: { name: isNamed ? name : '', text }, values })
}

/** As the server says what was done: `INSERT 0 1`, `SELECT 51`, `SET`. */
const resultOf = ({ shape, rows, tag }: Part): QueryResult => {
  const [command = '', ...counts] = tag.split(' ')
  const last = counts.at(-1)
  return {
    command,
    rowCount: last === undefined ? null : Number(last),
    oid: 0,
    fields: shape?.fields ?? [],
    rows,
  }
}

// The driver's mapper takes a second value, which `map` would hand it.
const prepared = (value: unknown) => prepareValue(value)

const isParsed = ({ parsedStatements, submittedNamedStatements }: Connection, name: string): boolean =>
  name !== '' && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined

type Callback = (error: Error | null, results: QueryResult[]) => void

/**
 * Statements and, right before them, whom they are for and as which role they run: all of it goes out as one message and is one
 * transaction, so that a read still costs one round trip, and the settings are gone with it before the connection serves
 * somebody else. A statement without a name is parsed each time: a pooler may lend another connection for the next one.
 * What a named one answers is described once for a connection and not with each answer.
 */
export class ScopedQuery {
  callback: Callback = () => undefined
  private readonly parts: Part[]
  private readonly first: number
  private at = 0
  private problem: Error | null = null

  /** @param scope null: it is said already, in the running transaction */
  constructor(
    asked: readonly Asked[],
    scope: Scope | null,
    /** Milliseconds; the driver looks for it under this name. */
    readonly query_timeout?: number,
  ) {
    const parts = asked.map(partOf)
    const isNamed = asked.every(({ statement }) => statement.name !== '')
    this.parts = scope === null ? parts : [scopePart(scope, isNamed), ...parts]
    this.first = scope === null ? 0 : 1
  }

  // The driver notes by these two what the server has parsed: of the part that is being answered.
  get name(): string {
    return this.parts[this.at]?.statement.name ?? ''
  }
  get text(): string {
    return this.parts[this.at]?.statement.text ?? ''
  }

  /** Called by the driver when it is this one's turn; what it returns was the reason that nothing was sent. */
  submit(connection: Connection): Error | null {
    try {
      const message = gathered((sender) => {
        for (const part of this.parts) this.send(part, connection, sender)
      })
      connection.stream.write(message)
      return null
    } catch (error) {
      this.forget(connection)
      return error instanceof Error ? error : new Error('a value cannot be sent')
    }
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const part = this.parts[this.at]
    if (part) part.shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const part = this.parts[this.at]
    if (!part?.shape || this.at < this.first || this.problem !== null) return
    try {
      part.rows.push(readRow(part.shape, fields))
    } catch (error) {
      this.problem = error instanceof Error ? error : new Error('a value cannot be read')
    }
  }

  handleCommandComplete({ text }: { text: string }, connection: Connection): void {
    const part = this.parts[this.at]
    if (!part) return
    const { name } = part.statement
    part.tag = text
    part.shape ??= NO_ROWS
    if (name !== '') shapesOf(connection).set(name, part.shape)
    this.at += 1
  }

  handleEmptyQuery(): void {
    this.at += 1
  }

  handlePortalSuspended(): void {
    // No statement is asked for a part of its rows.
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFail('nothing is copied by a statement')
  }

  handleCopyData(): void {
    // As above.
  }

  handleError(error: Error, connection: Connection): void {
    this.forget(connection)
    this.callback(error, [])
  }

  handleReadyForQuery(): void {
    if (this.problem) this.callback(this.problem, [])
    else this.callback(null, this.parts.slice(this.first).map(resultOf))
  }

  private send(part: Part, connection: Connection, sender: Connection): void {
    const { name, text } = part.statement
    if (!isParsed(connection, name)) {
      sender.parse({ name, text, types: [] }, true)
      if (name !== '') connection.submittedNamedStatements[name] = text
    }
    sender.bind({ portal: '', statement: name, values: part.values.map(prepared) }, true)
    part.shape = shapesOf(connection).get(name) ?? null
    if (part.shape === null) sender.describe({ type: 'P', name: '' }, true)
    sender.execute({}, true)
  }

  /** The server skips what follows a failed part, so what was sent behind it was not parsed either. */
  private forget(connection: Connection): void {
    for (const { statement } of this.parts) delete connection.submittedNamedStatements[statement.name]
  }
}
