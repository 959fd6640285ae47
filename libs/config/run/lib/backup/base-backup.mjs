import { createWriteStream, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sync } from './disk.mjs'
import { packed } from './tar.mjs'

// What a restored server makes anew or must not find: https://www.postgresql.org/docs/18/continuous-archiving.html
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_manifest',
  'tablespace_map',
  'recovery.signal',
  'standby.signal',
])
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const CONTROL = 'global/pg_control'

function* entriesOf(cluster, below = '') {
  for (const { name } of readdirSync(join(cluster, below), { withFileTypes: true })) {
    const path = below ? `${below}/${name}` : name
    const info = lstatSync(join(cluster, path), { throwIfNoEntry: false })
    if (!info || path === CONTROL || LEFT_OUT.has(path) || name.startsWith('pgsql_tmp')) continue
    if (info.isSymbolicLink()) throw new Error(`${path} is a link: tablespaces are not backed up`)
    if (info.isDirectory()) {
      yield { path }
      if (!EMPTIED.has(path)) yield* entriesOf(cluster, path)
    } else if (info.isFile()) {
      yield { path, from: join(cluster, path), mayVanish: true }
    }
  }
}

/** Read until two readings are the same: the server may be writing it. */
const controlOf = (cluster) => {
  for (let before = Buffer.alloc(0); ;) {
    const now = readFileSync(join(cluster, CONTROL))
    if (now.equals(before)) return now
    before = now
  }
}

/**
 * Packs the files of a running server into one archive, between the marks that make them a backup.
 * @param {import('pg').Client} client of an administrator; stays connected all the while
 * @param {string} cluster
 * @param {string} file the archive to write
 * @returns {Promise<{startLsn: string, stopLsn: string, startSegment: string, stopSegment: string}>}
 */
export const packBase = async (client, cluster, file) => {
  const one = async (text, values) => (await client.query(text, values)).rows[0]
  const { start } = await one('SELECT pg_backup_start($1, true)::text AS start', ['gastric-buddy'])
  const { segment: startSegment } = await one('SELECT pg_walfile_name($1::pg_lsn) AS segment', [start])
  let stop
  const entries = async function* () {
    yield* entriesOf(cluster)
    yield { path: CONTROL, bytes: controlOf(cluster) }
    // Not waiting for the archive: whoever calls us takes the segments there.
    stop = await one('SELECT lsn::text, labelfile FROM pg_backup_stop(false)')
    yield { path: 'backup_label', bytes: Buffer.from(stop.labelfile) }
  }
  await pipeline(packed(entries()), createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }))
  sync(file)
  const { segment: stopSegment } = await one('SELECT pg_walfile_name($1::pg_lsn) AS segment', [stop.lsn])
  return { startLsn: start, stopLsn: stop.lsn, startSegment, stopSegment }
}
