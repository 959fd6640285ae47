import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { FieldCipher } from '../crypto/field-cipher.js'
import { freshKey, readKeyFile } from '../crypto/key-file.js'
import { Keys } from '../crypto/keys.js'
import type { ServiceDatabase } from '../database/service-database.js'
import { checkValue, KeyCheckTable, LOOKUP_CHECK } from './key-checks.js'
import { type HashedColumn, rehash } from './rehash.js'
import { sealedColumnsOf } from './sealed-columns.js'
import { writeKeys } from './write-keys.js'

/** Replaces the key that codes and e-mails are found by, while the product runs. */
export class LookupRotation {
  private readonly hashed: HashedColumn[]
  private readonly checks: KeyCheckTable

  /** The same as of `KeyRotation`. */
  constructor(
    private readonly client: Client,
    private readonly path: string,
    databases: ServiceDatabase[],
    private readonly report: (line: string) => void,
    private readonly settleMs: number,
  ) {
    this.checks = new KeyCheckTable(client)
    this.hashed = databases.flatMap((database) =>
      sealedColumnsOf(database).flatMap((sealed) =>
        sealed.lookup ? [{ schema: database.schema, sealed, lookup: sealed.lookup }] : [],
      ),
    )
  }

  /**
   * Hashes everything anew in one transaction, hands the key to the servers, and goes over it once more for what they
   * wrote meanwhile. Codes and e-mails are not found for a second or two. A run that was killed is finished by the
   * next, with the same key.
   * @throws KeyRefusal when the file cannot be written
   */
  async rotate(): Promise<void> {
    const file = readKeyFile(this.path)
    const lookup = file.next_lookup ?? freshKey()
    // In the file before the first hash: a key that made hashes may never be lost.
    if (file.next_lookup === undefined) writeKeys(this.path, { ...file, next_lookup: lookup })
    await this.rehashAll(lookup)
    const { next_lookup: _done, ...rest } = readKeyFile(this.path)
    writeKeys(this.path, { ...rest, lookup })
    await sleep(this.settleMs)
    await this.rehashAll(lookup)
  }

  private async rehashAll(lookup: string): Promise<void> {
    const keys = new Keys({ ...readKeyFile(this.path), lookup })
    const cipher = new FieldCipher(keys)
    await this.client.query('BEGIN')
    try {
      for (const column of this.hashed) {
        const written = await rehash(this.client, cipher, keys, column)
        this.report(`${column.schema}.${column.sealed.table}.${column.lookup.column}: ${written} hashed anew`)
      }
      // With the hashes: a start before this asks for the old key, one after it for the new, and the file holds both.
      await this.checks.put(new Map([[LOOKUP_CHECK, checkValue(LOOKUP_CHECK, lookup)]]))
      await this.client.query('COMMIT')
    } catch (error) {
      await this.client.query('ROLLBACK')
      throw error
    }
  }
}
