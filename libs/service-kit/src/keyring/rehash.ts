import type { Client } from 'pg'
import type { FieldCipher } from '../crypto/field-cipher.js'
import type { Hashing } from '../crypto/hashing.js'
import { type LookupColumn, type SealedColumn, wordOf } from '../crypto/sealed-column.js'

/** A sealed column with a look-up beside it, and the schema of its table. */
export interface HashedColumn {
  schema: string
  sealed: SealedColumn
  lookup: LookupColumn
}

interface Found {
  row: Record<string, string>
  value: Buffer
  hash: Buffer
}

/**
 * Brings one column of keyed hashes to the key in `keys`, from the opened values. Rows that have the right hash are
 * left alone, so that it can be done again at any time. Call it inside a transaction.
 * @returns how many hashes were written
 */
export const rehash = async (
  client: Client,
  cipher: FieldCipher,
  keys: Hashing,
  { schema, sealed, lookup }: HashedColumn,
): Promise<number> => {
  const name = `${schema}.${sealed.table}`
  const words = sealed.key.map((column) => `'${column}', ${column}::text`).join(', ')
  const { rows } = await client.query<Found>(
    `SELECT json_build_object(${words}) AS row, ${sealed.column} AS value, ${lookup.column} AS hash
     FROM ${name} WHERE ${sealed.column} IS NOT NULL FOR UPDATE`,
  )
  const where = sealed.key.map((column, index) => `${column} = $${index + 2}`).join(' AND ')
  let written = 0
  for (const { row, value, hash } of rows) {
    const opened = cipher.open(value, sealed.place(row))
    // The hash of an erased value stands for nothing any more; anew, all of them would be one and the same.
    if (opened === '') continue
    const fresh = lookup.hash(keys, opened)
    if (fresh.equals(hash)) continue
    const key = sealed.key.map((column) => wordOf(row, column))
    await client.query(`UPDATE ${name} SET ${lookup.column} = $1 WHERE ${where}`, [fresh, ...key])
    written += 1
  }
  return written
}
