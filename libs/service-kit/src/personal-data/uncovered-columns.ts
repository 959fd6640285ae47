import { type Sql, statement } from '../database/sql/sql.js'
import type { PersonalTables } from './personal-table.js'

const columnsAboutPeople = statement(
  'columns_about_people',
  `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
   WHERE c.table_schema = $1 AND EXISTS (SELECT FROM information_schema.columns p
     WHERE p.table_schema = $1 AND p.table_name = c.table_name AND p.column_name IN ('user_id', 'subject_id'))
   ORDER BY 1, 2`,
)

/**
 * The columns of tables about people that a service's list does not speak of, as `table.column`. For the test of each
 * service: a new table or column has to be exported, or named with the reason why not.
 */
export const uncoveredColumns = async (
  sql: Sql,
  { schema, sections, unexported }: PersonalTables,
): Promise<string[]> => {
  const stored = await sql.query<{ table: string; column: string }>(columnsAboutPeople, [schema])
  const spoken = new Set(
    sections.flatMap(({ table, person = 'user_id', columns, omitted }) =>
      [person, ...columns.map(({ column }) => column), ...Object.keys(omitted)].map(
        (column) => `${table}.${column}`,
      ),
    ),
  )
  return stored
    .filter(({ table, column }) => !(table in unexported) && !spoken.has(`${schema}.${table}.${column}`))
    .map(({ table, column }) => `${table}.${column}`)
}
