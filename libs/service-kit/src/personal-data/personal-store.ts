import { randomUUID } from 'node:crypto'
import { errorCode } from '../base/errors/error-code.js'
import type { FieldCipher } from '../crypto/field-cipher.js'
import { type Sql, type Statement, statement } from '../database/sql/sql.js'
import { NotImportable, UnknownSection } from './errors.js'
import type {
  BatchOutcome,
  JsonValue,
  PersonalBatch,
  PersonalPage,
  PersonalPlace,
  PersonalRow,
} from '../contracts/personal-data.port.js'
import { checkRow } from './check-row.js'
import { toJsonValue } from './json-value.js'
import { PAGE_ROWS, personalStatements, type PersonalStatements } from './personal-statements.js'
import type { PersonalColumn, PersonalTable, PersonalTables, StoredRow } from './personal-table.js'
import { inTurns } from './in-turns.js'
import { readText } from './read-text.js'

const GONE = 'This entry was deleted and stays deleted.'

const UNFIT = 'This entry does not fit together and cannot be stored.'

/** A value or a constraint, not the database itself (SQLSTATE classes 22 and 23). */
const isAboutData = (error: unknown): boolean => /^2[23]/.test(errorCode(error) ?? '')

const sumOf = (outcomes: BatchOutcome[]): BatchOutcome => ({
  imported: outcomes.reduce((sum, { imported }) => sum + imported, 0),
  alreadyThere: outcomes.reduce((sum, { alreadyThere }) => sum + alreadyThere, 0),
  refused: outcomes.flatMap(({ refused }) => refused),
  asked: [],
})

interface Known {
  table: PersonalTable
  statements: PersonalStatements
}

interface Indexed {
  index: number
  row: StoredRow
}

type DatabaseRow = Record<string, unknown>

/** Exports, imports and erases what a service holds about a person, out of its list of tables. */
export class PersonalStore {
  private readonly known: Known[]
  private readonly erasures: Statement[]

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly tables: PersonalTables,
  ) {
    this.known = tables.sections.map((table) => ({ table, statements: personalStatements(table) }))
    this.erasures = [
      ...this.known.map(({ statements }) => statements.erase),
      ...Object.keys(tables.unexported).map((table) =>
        statement(`erase_${table}`, `DELETE FROM ${tables.schema}.${table} WHERE user_id = $1`),
      ),
      // The kit's own tables name a person in a text.
      statement(
        `erase_idempotency_${tables.schema}`,
        `DELETE FROM ${tables.schema}.idempotency_key WHERE owner = $1::uuid::text`,
      ),
      statement(
        `erase_throttle_${tables.schema}`,
        `DELETE FROM ${tables.schema}.throttle WHERE position($1::uuid::text IN bucket) > 0`,
      ),
    ]
  }

  async export(userId: string, place: PersonalPlace | null): Promise<PersonalPage> {
    const at = place ?? { section: this.known[0]?.table.section ?? '', after: null }
    const { table, statements } = this.find(at.section)
    const found = await this.sql.forPerson(userId, () =>
      at.after
        ? this.sql.query<DatabaseRow>(statements.after, [userId, ...at.after])
        : this.sql.query<DatabaseRow>(statements.first, [userId]),
    )
    return {
      section: table.section,
      fields: table.columns.map(({ field }) => field),
      rows: found.map((row) => this.toWire(userId, table, row)),
      next: this.nextOf(table, found),
    }
  }

  /** In one transaction where the database takes every row; a row that it does not take stops none of the others. */
  async import(userId: string, { section, rows, fromText }: PersonalBatch): Promise<BatchOutcome> {
    const { table, statements } = this.find(section)
    const { importable } = table
    if (!importable) throw new NotImportable(section)
    const checked = await inTurns(rows, (row) =>
      checkRow(importable.row, fromText ? readText(table.columns, row) : row),
    )
    const refused = checked.flatMap((result, index) =>
      'message' in result ? [{ index, message: result.message }] : [],
    )
    const good = checked.flatMap((result, index): Indexed[] =>
      'row' in result ? [{ index, row: { ...result.row, entry_id: String(result.row.entry_id) } }] : [],
    )
    const store = () => this.storeEach(userId, { table, statements }, good)
    const outcome = good.length === 0 ? sumOf([]) : await this.sql.forPerson(userId, store)
    return { ...outcome, refused: [...refused, ...outcome.refused].toSorted((a, b) => a.index - b.index) }
  }

  /** In one transaction. */
  erase(userId: string): Promise<void> {
    const work = async (): Promise<void> => {
      const stranger = randomUUID()
      for (const stmt of this.tables.eraseFirst ?? []) await this.sql.query(stmt, [userId, stranger])
      for (const stmt of this.erasures) await this.sql.query(stmt, [userId])
    }
    return this.sql.forPerson(userId, () => this.sql.transaction(work))
  }

  private find(section: string): Known {
    const known = this.known.find(({ table }) => table.section === section)
    if (!known) throw new UnknownSection(section)
    return known
  }

  private nextOf(table: PersonalTable, found: DatabaseRow[]): PersonalPlace | null {
    const last = found.at(-1)
    if (last && found.length === PAGE_ROWS)
      return { section: table.section, after: table.order.map((_, i) => String(last[`_${i}`])) }
    const following = this.known[this.known.findIndex((known) => known.table === table) + 1]
    return following ? { section: following.table.section, after: null } : null
  }

  private async storeEach(userId: string, known: Known, good: Indexed[]): Promise<BatchOutcome> {
    try {
      return await this.sql.transaction(() => this.store(userId, known, good))
    } catch (error) {
      if (!isAboutData(error)) throw error
      const [only] = good
      if (only && good.length === 1)
        return { imported: 0, alreadyThere: 0, refused: [{ index: only.index, message: UNFIT }], asked: [] }
    }
    const outcomes: BatchOutcome[] = []
    for (const one of good) outcomes.push(await this.storeEach(userId, known, [one]))
    return sumOf(outcomes)
  }

  private async store(
    userId: string,
    { table: { columns, importable }, statements }: Known,
    good: Indexed[],
  ): Promise<BatchOutcome> {
    const sent = good.map(({ row }) => row)
    const prepared = (await importable?.prepare?.(userId, sent)) ?? sent
    const records = JSON.stringify(prepared.map((row) => this.toRecord(userId, columns, row)))
    const inserted = await this.idsOf(statements.insert, [userId, records])
    const living = await this.idsOf(statements.found, [userId, sent.map((row) => row.entry_id)])
    const gone = good.filter(({ row }) => !living.has(row.entry_id.toLowerCase()))
    return {
      imported: inserted.size,
      alreadyThere: good.length - gone.length - inserted.size,
      refused: gone.map(({ index }) => ({ index, message: GONE })),
      asked: [],
    }
  }

  private async idsOf(stmt: Statement, values: unknown[]): Promise<Set<string>> {
    const rows = await this.sql.query<{ entryId: string }>(stmt, values)
    return new Set(rows.map(({ entryId }) => entryId))
  }

  private toWire(userId: string, { columns }: PersonalTable, row: DatabaseRow): PersonalRow {
    return Object.fromEntries(
      columns.map((column) => [
        column.field,
        this.valueOf(userId, String(row.entry_id), column, row[column.field]),
      ]),
    )
  }

  private valueOf(userId: string, entryId: string, { place }: PersonalColumn, value: unknown): JsonValue {
    if (place)
      // Nothing written and nothing left of it look alike to a person.
      return Buffer.isBuffer(value) ? this.cipher.open(value, place(userId, entryId)) : ''
    return toJsonValue(value)
  }

  private toRecord(userId: string, columns: PersonalColumn[], row: StoredRow): Record<string, unknown> {
    return Object.fromEntries(
      columns.map(({ field, column, place }) => {
        const value = row[field] ?? null
        if (!place) return [column, value]
        if (typeof value !== 'string' || value === '') return [column, null]
        const sealed = this.cipher.seal(value, place(userId, row.entry_id.toLowerCase()))
        return [column, `\\x${sealed.toString('hex')}`]
      }),
    )
  }
}
