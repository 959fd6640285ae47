import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import type { KeyFile } from '../crypto/key-file.js'

// Any constant does, but not the ones of the migrations and of the rotation.
const KEYRING_LOCK = 7_230_516

/** Longer than the proof of a large database takes; a start that waits for another one's is no fault. */
const LOCK_PATIENCE_MS = 120_000

const LABEL = 'gastric-buddy:key-check:v1'

/** What stands in the database for each key: by it a key is known again, and from it no key can be learned. */
export type KeyChecks = Map<string, string>

/** Name of the check value of a data key. */
export const dataCheckName = (version: string): string => `data:${version}`

/** Name of the check value of the key that codes and e-mails are found by. */
export const LOOKUP_CHECK = 'lookup'

/** The check value of one key: a keyed hash of a constant, by 32 random bytes that nobody can try out. */
export const checkValue = (name: string, key: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${LABEL}:${name}`).digest('hex')

/** Check values of all that a value in the database can need. `internal` and `log` open nothing and may be replaced. */
export const checksOf = ({ data, lookup }: KeyFile): KeyChecks =>
  new Map([
    ...Object.entries(data).map(([version, key]): [string, string] => {
      const name = dataCheckName(version)
      return [name, checkValue(name, key)]
    }),
    [LOOKUP_CHECK, checkValue(LOOKUP_CHECK, lookup)],
  ])

/** The check values of a database, in a schema of their own that no service's role may enter. */
export class KeyCheckTable {
  constructor(private readonly client: Client) {}

  /** Everything there is; empty in a database that never had any. */
  async read(): Promise<KeyChecks> {
    const { rows: found } = await this.client.query<{ there: boolean }>(
      `SELECT to_regclass('keyring.key_check') IS NOT NULL AS there`,
    )
    if (!found[0]?.there) return new Map()
    const { rows } = await this.client.query<{ name: string; value: string }>(
      'SELECT name, value FROM keyring.key_check',
    )
    return new Map(rows.map(({ name, value }) => [name, value]))
  }

  /** Writes check values down, over those of the same names. */
  async put(checks: KeyChecks): Promise<void> {
    await this.ensure()
    await this.client.query(
      `INSERT INTO keyring.key_check (name, value) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, noted_at = now()`,
      [[...checks.keys()], [...checks.values()]],
    )
  }

  /** Forgets check values; those that are not there are forgotten already. */
  async remove(names: string[]): Promise<void> {
    await this.ensure()
    await this.client.query('DELETE FROM keyring.key_check WHERE name = ANY($1)', [names])
  }

  /**
   * Runs work while nobody else compares or changes keys: a start between the two halves of a retirement would note
   * the key down again that is about to go.
   */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query(`SELECT set_config('lock_timeout', $1, false)`, [`${LOCK_PATIENCE_MS}ms`])
    await this.client.query('SELECT pg_advisory_lock($1)', [KEYRING_LOCK])
    try {
      await this.client.query(`SELECT set_config('lock_timeout', '2s', false)`)
      return await work()
    } finally {
      await this.client.query('SELECT pg_advisory_unlock($1)', [KEYRING_LOCK])
    }
  }

  private async ensure(): Promise<void> {
    await this.client.query('CREATE SCHEMA IF NOT EXISTS keyring')
    await this.client.query(
      `CREATE TABLE IF NOT EXISTS keyring.key_check
         (name text PRIMARY KEY, value text NOT NULL, noted_at timestamptz NOT NULL DEFAULT now())`,
    )
  }
}
