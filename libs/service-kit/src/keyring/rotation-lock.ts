import type { Client } from 'pg'
import { KeyRefusal } from './key-refusal.js'

// Any constant does, but not the one of the migrations.
const ROTATION_LOCK = 7_230_515

/**
 * Runs a change of keys while no other one is at work on this database.
 * @throws KeyRefusal when there is one
 */
export const whileNobodyRotates = async (client: Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    ROTATION_LOCK,
  ])
  if (!rows[0]?.free) throw new KeyRefusal('Another run of this command is at work. Wait until it is done.')
  try {
    await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [ROTATION_LOCK])
  }
}
