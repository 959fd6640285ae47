import { createReadStream, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { atClose } from '../closing.mjs'
import { Failure } from '../../../../processes/src/failure.mjs'
import { makeFolder } from '../../../../processes/src/folders.mjs'
import { postgresFolder } from '../../../../local-postgres/src/binaries.mjs'
import { readState, writeState } from '../../../../local-postgres/src/cluster.mjs'
import { chooseIdentity, own } from '../../../../local-postgres/src/identity.mjs'
import { startPostgres } from '../../../../local-postgres/src/postgres.mjs'
import { stopPostmaster } from '../../../../local-postgres/src/postmaster.mjs'
import { databaseFacts } from './database-facts.mjs'
import { writeWhole } from './disk.mjs'
import { timeForPostgres } from './restore-words.mjs'
import { contentOf } from './wal-archive.mjs'
import { unpack } from './tar.mjs'

/** A long log takes its time: about a minute for a gigabyte. */
const RECOVERY_MS = 6 * 60 * 60_000
const ENDED_EARLY = 'recovery ended before configured recovery target was reached'

// The server asks its archive for each segment first. All there is lies in place already, so the answer is always "none".
const RECOVERY = {
  restore_command: 'exit 1',
  recovery_target_action: 'promote',
  hot_standby: 'off',
  // What this server finishes waits in its own log for the archive of the product.
  archive_library: '',
}

/** Where a restore is prepared: beside the cluster, so that it takes its place by a rename. */
export const stageOf = (dataDir) => join(dataDir, 'postgres/restore')

const layOut = async (identity, cluster, { folder, log }) => {
  mkdirSync(cluster, { mode: 0o700 })
  await unpack(createReadStream(join(folder, 'base.tar.gz')).pipe(createGunzip()), cluster)
  const wal = join(cluster, 'pg_wal')
  mkdirSync(join(wal, 'archive_status'), { recursive: true, mode: 0o700 })
  for (const { name, file } of [...log.histories, ...log.segments]) {
    await pipeline(contentOf(file), createWriteStream(join(wal, name), { mode: 0o600 }))
    // They come from the archive and need not go there again.
    writeFileSync(join(wal, 'archive_status', `${name}.done`), '', { mode: 0o600 })
  }
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  own(cluster, identity.owner)
}

const start = (stage, settings, attempts) =>
  startPostgres({
    dataDir: stage,
    settings,
    attempts,
    patienceMs: RECOVERY_MS,
    onSpawn: (pid) => atClose(() => stopPostmaster(pid)),
    warn: () => {},
  })

const recover = async (stage, { log, until }) => {
  const settings = { ...RECOVERY, recovery_target_timeline: String(log.timeline) }
  const target = until ? { recovery_target_time: timeForPostgres(until) } : {}
  try {
    return await start(stage, { ...settings, ...target }, 1)
  } catch (error) {
    if (!until || !error.details?.includes(ENDED_EARLY)) throw error
    // The log holds everything up to that moment, and nothing was written between its last change and then.
    return start(stage, settings, 1)
  }
}

const writeKeys = (stage, keys) => {
  const file = join(stage, 'keys.json')
  writeWhole(file, `${JSON.stringify(keys, null, 2)}\n`, 0o600)
  return file
}

const tryKeys = async (stage, url, { keys }) => {
  let problem
  for (const { keys: candidate, from } of keys) {
    try {
      const keysFile = writeKeys(stage, candidate)
      return { from, facts: await databaseFacts({ url, keysFile, dataDir: stage, thorough: true }) }
    } catch (error) {
      problem ??= error
    }
  }
  throw problem
}

const check = async (stage, url, plan) => {
  const { from, facts } = await tryKeys(stage, url, plan)
  const missing = Object.keys(plan.manifest.tables).filter((table) => !(table in facts.tables))
  // A later migration may drop a table; of one that this backup's own release knew, none may be gone.
  const sameRelease =
    Object.values(facts.migrations).flat().length === Object.values(plan.manifest.migrations).flat().length
  if (sameRelease && missing.length > 0)
    throw new Failure(`The restored database lacks ${missing.join(', ')}.`)
  return { keysFrom: from, tables: facts.tables }
}

/**
 * Builds the restored cluster beside the present one, replays the log to the wanted moment on a private port, and
 * examines it there: keys, migrations, sealed values, audit log. Nothing that is in use is touched.
 * @param {string} dataDir
 * @param {object} plan  of planRestore
 * @returns {Promise<{cluster: string, password: string, keysFrom: string, tables: Record<string, number>}>}
 * @throws {Failure} when it does not stand the examination
 */
export const stageRestore = async (dataDir, plan) => {
  const stage = stageOf(dataDir)
  const home = join(stage, 'postgres')
  rmSync(stage, { recursive: true, force: true })
  makeFolder(stage)
  makeFolder(home, 0o700)
  const identity = await chooseIdentity(postgresFolder(), home, () => {})
  const cluster = join(identity.home, 'cluster')
  rmSync(cluster, { recursive: true, force: true })
  await layOut(identity, cluster, plan)
  // The password in the backup is nobody's; a fresh one is set once the log is replayed.
  writeState(stage, { cluster, password: '' })
  await (await recover(stage, plan)).stop()
  rmSync(join(stage, 'postgres.json'))
  const server = await start(stage, { archive_library: '' })
  const outcome = await check(stage, server.url, plan)
  await server.stop()
  return { cluster, password: readState(stage).password, ...outcome }
}
