import type { FieldPlace } from '../crypto/field-place.js'
import type { Statement } from '../database/sql/sql.js'

/** How a column is stored. `sealed`: encrypted text. `texts`: a list of texts. */
export type PersonalType =
  'uuid' | 'text' | 'numeric' | 'integer' | 'boolean' | 'instant' | 'day' | 'json' | 'texts' | 'sealed'

type Place = (userId: string, entryId: string) => FieldPlace

/** One column that is exported. */
export interface PersonalColumn {
  /** Wire name. */
  field: string
  column: string
  type: PersonalType
  /** Of a sealed column: where a value is sealed for; the very function that seals it. */
  place?: Place
}

/** What is checked and stored when a section is imported. */
export interface Importable {
  /** Class with the field decorators of the kit; a row is held against it like the body of a request. */
  row: new () => object
  /** May change the rows of a batch before they are stored, in the same transaction. */
  prepare?: (userId: string, rows: StoredRow[]) => Promise<StoredRow[]>
}

/** A checked row by its wire names, `entry_id` among them. */
export type StoredRow = { entry_id: string } & Record<string, unknown>

/** A table about people: how its rows are exported, imported and erased. */
export interface PersonalTable {
  /** Name of the section in an export. */
  section: string
  table: string
  /** The column that names the person, if it is not `user_id`. */
  person?: string
  /** The first of them in an exported row first. */
  columns: PersonalColumn[]
  /** Columns that are not exported, each with the reason. */
  omitted: Record<string, string>
  /** Columns that order the rows and tell them apart, beside the person. */
  order: string[]
  /** Which rows are exported, as a condition; all when absent. */
  living?: string
  /** Absent: the section is exported and not imported. */
  importable?: Importable
}

/** Everything a service holds about people. A new table goes into one of the two lists. */
export interface PersonalTables {
  schema: string
  sections: PersonalTable[]
  /** Tables with a `user_id` that are erased but not exported, each with the reason. */
  unexported: Record<string, string>
  /** Runs before the rows of the person are deleted, with the person and a random UUID for rows that must stay. */
  eraseFirst?: Statement[]
}

const plain =
  (type: PersonalType) =>
  (field: string, column = field): PersonalColumn => ({ field, column, type })

/** Makes the columns of a table's list. */
export const personal = {
  uuid: plain('uuid'),
  text: plain('text'),
  numeric: plain('numeric'),
  integer: plain('integer'),
  boolean: plain('boolean'),
  instant: plain('instant'),
  day: plain('day'),
  json: plain('json'),
  texts: plain('texts'),
  sealed: (field: string, place: Place, column = field): PersonalColumn => ({
    field,
    column,
    type: 'sealed',
    place,
  }),
}
