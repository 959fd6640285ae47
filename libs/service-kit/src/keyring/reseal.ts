import type { Client } from 'pg'
import { errorCode } from '../base/errors/error-code.js'
import type { FieldCipher } from '../crypto/field-cipher.js'
import type { RowKey, SealedColumn } from '../crypto/sealed-column.js'

/** Rows of one statement: small enough that nobody waits for its locks. */
const BATCH = 200

const RETRYABLE = new Set(['40001', '40P01', '55P03'])

/** What became of the values of a column. */
export interface Resealed {
  sealed: number
  /** Changed or locked by somebody else meanwhile; another pass takes what is left of them. */
  missed: number
  /** Not readable with any key there is. */
  broken: number
}

interface Found {
  key: string[]
  value: Buffer
}

interface Fresh {
  key: string[]
  old: Buffer
  value: Buffer
}

/** The first bytes of every value of a version; see FieldCipher. */
const prefixOf = (version: string): Buffer => Buffer.from(`\0${version}`).fill(version.length, 0, 1)

/** Brings one sealed column to the current key, in bounded batches. */
export class ColumnResealer {
  private types: string[] = []
  private readonly name: string

  constructor(
    private readonly client: Client,
    private readonly cipher: FieldCipher,
    schema: string,
    private readonly column: SealedColumn,
  ) {
    this.name = `${schema}.${column.table}`
  }

  /** How many values each version has. */
  async versions(): Promise<Map<string, number>> {
    const { column } = this.column
    const { rows } = await this.client.query<{ version: string; rows: string }>(
      `SELECT encode(substring(${column} FROM 2 FOR get_byte(${column}, 0)), 'escape') AS version,
         count(*) AS rows FROM ${this.name} WHERE octet_length(${column}) > 0 GROUP BY 1`,
    )
    return new Map(rows.map(({ version, rows: count }) => [version, Number(count)]))
  }

  /** One walk over the table along its key. Every batch is a transaction of its own: a kill loses no finished one. */
  async pass(version: string): Promise<Resealed> {
    if (this.types.length === 0) this.types = await this.keyTypes()
    const total = { sealed: 0, missed: 0, broken: 0 }
    for (let after: string[] | null = null; ;) {
      const batch: Found[] = await this.find(version, after)
      after = batch.at(-1)?.key ?? null
      if (after === null) return total
      const fresh = batch.flatMap((row) => this.reseal(row))
      const sealed = await this.save(fresh)
      total.sealed += sealed
      total.missed += fresh.length - sealed
      total.broken += batch.length - fresh.length
    }
  }

  private async keyTypes(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attname = ANY($2)`,
      [this.name, this.column.key],
    )
    const byName = new Map(rows.map(({ name, type }) => [name, type]))
    return this.column.key.map((name) => byName.get(name) ?? 'text')
  }

  private async find(version: string, after: string[] | null): Promise<Found[]> {
    const { key, column } = this.column
    const names = key.map((name) => `t.${name}`)
    const beyond = key.map((_name, index) => `$${index + 2}::${this.types[index] ?? 'text'}`)
    const { rows } = await this.client.query<Found>(
      `SELECT ARRAY[${names.map((name) => `${name}::text`).join(', ')}] AS key, t.${column} AS value
       FROM ${this.name} t
       WHERE t.${column} IS NOT NULL AND substring(t.${column} FROM 1 FOR octet_length($1::bytea)) <> $1::bytea
         ${after ? `AND (${names.join(', ')}) > (${beyond.join(', ')})` : ''}
       ORDER BY ${names.join(', ')} LIMIT ${BATCH}`,
      [prefixOf(version), ...(after ?? [])],
    )
    return rows
  }

  private reseal({ key, value: old }: Found): Fresh[] {
    const row: RowKey = Object.fromEntries(this.column.key.map((name, index) => [name, key[index] ?? '']))
    const place = this.column.place(row)
    try {
      return [{ key, old, value: this.cipher.seal(this.cipher.open(old, place), place) }]
    } catch {
      return []
    }
  }

  /** Compares and sets: a value that somebody changed meanwhile stays as they wrote it. */
  private async save(fresh: Fresh[]): Promise<number> {
    if (fresh.length === 0) return 0
    const { key, column } = this.column
    const names = key.map((_name, index) => `k${index}`)
    const lists = [...this.types, 'bytea', 'bytea'].map((type, index) => `$${index + 1}::${type}[]`)
    const values = [
      ...key.map((_name, index) => fresh.map((row) => row.key[index] ?? '')),
      fresh.map(({ old }) => old),
      fresh.map(({ value }) => value),
    ]
    const same = key.map((name, index) => `t.${name} = f.k${index}`).join(' AND ')
    try {
      const { rowCount } = await this.client.query(
        `UPDATE ${this.name} t SET ${column} = f.value
         FROM unnest(${lists.join(', ')}) AS f(${names.join(', ')}, old, value)
         WHERE ${same} AND t.${column} = f.old`,
        values,
      )
      return rowCount ?? 0
    } catch (error) {
      if (RETRYABLE.has(errorCode(error) ?? '')) return 0
      throw error
    }
  }
}
