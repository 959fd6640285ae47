import { type Statement, statement } from '../database/sql/sql.js'
import type { PersonalColumn, PersonalTable, PersonalType } from './personal-table.js'

/** Rows of one page. A page of the longest journals stays below 20 MiB. */
export const PAGE_ROWS = 200

const SQL_TYPE: Record<PersonalType, string> = {
  uuid: 'uuid',
  text: 'text',
  numeric: 'numeric',
  integer: 'integer',
  boolean: 'boolean',
  instant: 'timestamptz',
  day: 'date',
  json: 'jsonb',
  texts: 'text[]',
  sealed: 'bytea',
}

const CAST: Partial<Record<PersonalType, string>> = { numeric: '::float8', day: '::text' }

const read = ({ column, type, field }: PersonalColumn): string => `${column}${CAST[type] ?? ''} AS "${field}"`

/** Columns named `_0`, `_1` … beside the exported ones: the exact place of a row, as text. */
const placeColumns = (order: string[]): string =>
  order.map((column, i) => `${column}::text AS "_${i}"`).join(', ')

const typeOf = ({ columns }: PersonalTable, column: string): string =>
  SQL_TYPE[columns.find((known) => known.column === column)?.type ?? 'text']

const person = ({ person: column = 'user_id' }: PersonalTable): string => column

const living = (table: PersonalTable): string => (table.living ? ` AND ${table.living}` : '')

/** The SQL of one table about people. */
export interface PersonalStatements {
  first: Statement
  after: Statement
  insert: Statement
  found: Statement
  erase: Statement
}

/** Derives the SQL of a table from its description. `importable` tables have an `entry_id`. */
export const personalStatements = (table: PersonalTable): PersonalStatements => {
  const { section, columns, order } = table
  const select = `SELECT ${columns.map(read).join(', ')}, ${placeColumns(order)} FROM ${table.table}
     WHERE ${person(table)} = $1${living(table)}`
  const sorted = `ORDER BY ${order.join(', ')} LIMIT ${PAGE_ROWS}`
  const after = order.map((column, i) => `$${i + 2}::${typeOf(table, column)}`)
  const names = columns.map(({ column }) => column)
  return {
    first: statement(`export_${section}`, `${select} ${sorted}`),
    after: statement(
      `export_${section}_after`,
      `${select} AND (${order.join(', ')}) > (${after.join(', ')}) ${sorted}`,
    ),
    insert: statement(
      `import_${section}`,
      `INSERT INTO ${table.table} (${person(table)}, ${names.join(', ')})
       SELECT $1, ${names.map((name) => `r.${name}`).join(', ')}
       FROM jsonb_to_recordset($2::jsonb) AS r(${columns.map((c) => `${c.column} ${SQL_TYPE[c.type]}`).join(', ')})
       ON CONFLICT DO NOTHING RETURNING entry_id AS "entryId"`,
    ),
    found: statement(
      `import_${section}_found`,
      `SELECT entry_id AS "entryId" FROM ${table.table}
       WHERE ${person(table)} = $1 AND entry_id = ANY($2::uuid[])${living(table)}`,
    ),
    erase: statement(`erase_${section}`, `DELETE FROM ${table.table} WHERE ${person(table)} = $1`),
  }
}
