import type { Client } from 'pg'
import { sealedColumnsOf } from './sealed-columns.js'
import type { ServiceDatabase } from '../database/service-database.js'
import { FieldCipher } from '../crypto/field-cipher.js'
import type { Keys } from '../crypto/keys.js'
import type { SealedColumn } from '../crypto/sealed-column.js'

/** Values that are opened of each version in each column, half from either end of the table's key. */
const SAMPLE = 1_000

interface Place {
  schema: string
  column: SealedColumn
}

interface Found {
  row: Record<string, string>
  value: Buffer
  hash: Buffer | null
}

/** How a column stood the proof. */
export interface ColumnProof {
  /** `schema.table.column` */
  name: string
  version: string
  tried: number
  /** Values that did not open. */
  closed: number
  /** Opened values with a keyed hash beside them, and those of them whose hash another key made. */
  hashed: number
  unfound: number
}

const nameOf = ({ schema, column }: Place): string => `${schema}.${column.table}.${column.column}`

/** Opens what is sealed in a database, to prove that keys belong to it. Reads only. */
export class KeyProof {
  private readonly places: Place[]

  /** @param databases of all services: one that another process hosts counts too */
  constructor(
    private readonly client: Client,
    databases: ServiceDatabase[],
  ) {
    this.places = databases.flatMap((database) =>
      sealedColumnsOf(database).map((column) => ({ schema: database.schema, column })),
    )
  }

  /** Whether anything is sealed here at all. */
  async holdsAnything(): Promise<boolean> {
    for (const place of await this.existing()) {
      const { column, table } = place.column
      const { rowCount } = await this.client.query(
        `SELECT FROM ${place.schema}.${table} WHERE octet_length(${column}) > 0 LIMIT 1`,
      )
      if (rowCount !== 0) return true
    }
    return false
  }

  /** Versions that any value names. */
  async usedVersions(): Promise<string[]> {
    const used = new Set<string>()
    for (const place of await this.existing())
      for (const version of await this.versions(place)) used.add(version)
    return [...used]
  }

  /** Tries keys on a sample of every version in every column. */
  async prove(keys: Keys): Promise<ColumnProof[]> {
    const proofs: ColumnProof[] = []
    for (const place of await this.existing())
      for (const version of await this.versions(place)) proofs.push(await this.proveOne(keys, place, version))
    return proofs
  }

  // Before the migrations: the tables of a new release need not be there yet.
  private async existing(): Promise<Place[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `SELECT table_schema || '.' || table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE data_type = 'bytea'`,
    )
    const names = new Set(rows.map(({ name }) => name))
    return this.places.filter((place) => names.has(nameOf(place)))
  }

  private async versions({ schema, column: { table, column } }: Place): Promise<string[]> {
    const { rows } = await this.client.query<{ version: string }>(
      `SELECT DISTINCT encode(substring(${column} FROM 2 FOR get_byte(${column}, 0)), 'escape') AS version
       FROM ${schema}.${table} WHERE octet_length(${column}) > 0`,
    )
    return rows.map(({ version }) => version)
  }

  private async proveOne(keys: Keys, place: Place, version: string): Promise<ColumnProof> {
    const cipher = new FieldCipher(keys)
    const found = await this.sample(place, version)
    const proof = { name: nameOf(place), version, tried: found.length, closed: 0, hashed: 0, unfound: 0 }
    for (const { row, value, hash } of found) {
      try {
        const opened = cipher.open(value, place.column.place(row))
        // The hash of an erased value stands for nothing any more.
        if (opened === '' || hash === null || !place.column.lookup) continue
        proof.hashed += 1
        if (!place.column.lookup.hash(keys, opened).equals(hash)) proof.unfound += 1
      } catch {
        proof.closed += 1
      }
    }
    return proof
  }

  private async sample(
    { schema, column: { table, column, key, lookup } }: Place,
    version: string,
  ): Promise<Found[]> {
    const words = key.map((name) => `'${name}', ${name}::text`).join(', ')
    const half = (direction: 'ASC' | 'DESC') =>
      `(SELECT json_build_object(${words}) AS row, ${column} AS value, ${lookup ? lookup.column : 'NULL::bytea'} AS hash
        FROM ${schema}.${table}
        WHERE octet_length(${column}) > 0
          AND encode(substring(${column} FROM 2 FOR get_byte(${column}, 0)), 'escape') = $1
        ORDER BY ${key.map((name) => `${name} ${direction}`).join(', ')} LIMIT ${SAMPLE / 2})`
    const { rows } = await this.client.query<Found>(`${half('ASC')} UNION ALL ${half('DESC')}`, [version])
    return rows
  }
}
