import { appendFileSync, createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { postgresFolder } from '../../../local-postgres/src/binaries.mjs'
import { writeState } from '../../../local-postgres/src/cluster.mjs'
import { chooseIdentity, own } from '../../../local-postgres/src/identity.mjs'
import { startPostgres } from '../../../local-postgres/src/postgres.mjs'
import { Failure } from '../../../processes/src/failure.mjs'
import { makeFolder } from '../../../processes/src/folders.mjs'
import { sleep } from '../../../processes/src/processes.mjs'
import { packBase } from './backup/base-backup.mjs'
import { unpack } from './backup/tar.mjs'

const FOLLOWS_WITHIN_MS = 20_000

/** Of both servers of a pair: either may be the one that is followed. The log of the pair goes nowhere else. */
export const PAIR_SETTINGS = { archive_mode: 'off', wal_keep_size: '256MB' }

const asked = async (url, work) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const conninfoOf = (url) => {
  const { hostname, port, username, password } = new URL(url)
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`
}

const layOut = async (url, dataDir) => {
  const home = join(dataDir, 'postgres')
  makeFolder(home, 0o700)
  const identity = await chooseIdentity(postgresFolder(), home, () => {})
  const cluster = join(identity.home, 'cluster')
  const base = join(dataDir, 'base.tar.gz')
  await asked(url, async (client) => {
    const { rows } = await client.query(`SELECT current_setting('data_directory') AS folder`)
    await packBase(client, rows[0].folder, base)
  })
  mkdirSync(cluster, { mode: 0o700 })
  await unpack(createReadStream(base).pipe(createGunzip()), cluster)
  rmSync(base)
  // In the file and not in the command line, which could not be changed while it runs.
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfoOf(url)}'\n`)
  writeFileSync(join(cluster, 'standby.signal'), '', { mode: 0o600 })
  own(cluster, identity.owner)
  writeState(dataDir, { cluster, password: decodeURIComponent(new URL(url).password) })
}

const waitFor = async (url, question, what) => {
  const end = Date.now() + FOLLOWS_WITHIN_MS
  for (;;) {
    const { rows } = await asked(url, (client) => client.query(question))
    if (rows[0]?.answer === true) return
    if (Date.now() > end) throw new Failure(`The standby ${what} within ${FOLLOWS_WITHIN_MS / 1000} s.`)
    await sleep(50)
  }
}

/**
 * Starts a second server that follows a running one by its stream, made from a copy of its files.
 * @param {string} url  of the first, by its administrator; on this machine
 * @param {object} options of startPostgres; `dataDir` is an empty folder
 */
export const startStandby = async (url, options) => {
  await layOut(url, options.dataDir)
  const server = await startPostgres({ ...options, settings: { ...PAIR_SETTINGS, ...options.settings } })
  await waitFor(
    server.url,
    `SELECT status = 'streaming' AS answer FROM pg_stat_wal_receiver`,
    'did not follow',
  )
  return server
}

/** From here on the first answers a commit when the standby has it on its disk, too. */
export const waitForStandby = async (primaryUrl) => {
  await asked(primaryUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
    await client.query('SELECT pg_reload_conf()')
  })
  const question = `SELECT sync_state = 'sync' AS answer FROM pg_stat_replication`
  await waitFor(primaryUrl, question, 'was not waited for')
}

/** The standby follows no more: what is written from here on, it does not have. */
export const stopFollowing = (standbyUrl) =>
  asked(standbyUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET primary_conninfo = ''`)
    await client.query('SELECT pg_reload_conf()')
  })

/** Makes the standby a server of its own that takes writes. Whoever calls has made sure that the first is dead. */
export const promote = async (standbyUrl) => {
  const { rows } = await asked(standbyUrl, (client) => client.query('SELECT pg_promote(true, 30) AS answer'))
  if (rows[0]?.answer !== true) throw new Failure('The standby was not promoted.')
}

/** Whether a server takes writes at this moment; false when it does not answer. */
export const isPrimary = async (url) => {
  try {
    const { rows } = await asked(url, (client) => client.query('SELECT NOT pg_is_in_recovery() AS answer'))
    return rows[0].answer
  } catch {
    return false
  }
}
