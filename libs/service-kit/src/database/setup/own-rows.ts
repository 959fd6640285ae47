import { EVERYONE, PERSON_SETTING } from '../sql/person-scope.js'

const POLICY = 'own_rows'

const SETTING = `current_setting('${PERSON_SETTING}', true)`

/** Columns of these types can name a person; a `text` one holds the id as text. */
interface PersonColumn {
  column?: string
  type?: 'uuid' | 'text'
}

/**
 * Both sub-selects speak of no row, so PostgreSQL answers them once for a statement and not for each row; and the column
 * stands alone beside `=`, whose operators leak nothing, so that an index on the person stays in use.
 */
const condition = ({ column = 'user_id', type = 'uuid' }: PersonColumn): string =>
  `(SELECT ${SETTING} = '${EVERYONE}')
   OR ${column} = (SELECT nullif(nullif(${SETTING}, ''), '${EVERYONE}')::${type})`

/**
 * SQL that closes a table about people: a transaction sees and writes the rows of the person it is for and no others,
 * whatever its statement asks for. For a migration; every table about people needs it, and a test looks for it.
 */
export const closeToOthers = (table: string, person: PersonColumn = {}): string[] => [
  `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
  // Also for the owner: on a managed server that is no superuser.
  `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
  `CREATE POLICY ${POLICY} ON ${table} USING (${condition(person)}) WITH CHECK (${condition(person)})`,
]

/** The reverse of `closeToOthers`. */
export const openToAll = (table: string): string[] => [
  `DROP POLICY ${POLICY} ON ${table}`,
  `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`,
  `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`,
]
