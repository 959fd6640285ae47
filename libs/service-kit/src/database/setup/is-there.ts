import type { Client } from 'pg'

/** Whether a table, as `schema.table`, is there and its schema is. */
export const isThere = async (client: Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    table,
  ])
  return rows[0]?.there ?? false
}
