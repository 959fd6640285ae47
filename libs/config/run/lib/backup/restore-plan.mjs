import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { postgresFolder } from '../../../../local-postgres/src/binaries.mjs'
import { run } from '../../../../processes/src/processes.mjs'
import { RESERVE_BYTES } from './collect-wal.mjs'
import { freeBytes } from './disk.mjs'
import { candidates, fits, keysFolder } from './key-copies.mjs'
import { logOf } from './restore-log.mjs'
import { openStore, readManifest, verifyFiles } from './stores.mjs'
import { SEGMENT_BYTES } from './wal-names.mjs'

const readAll = (backups) => backups.map((folder) => ({ folder, manifest: readManifest(folder) }))

const spanOf = (from, to) => `from ${from} to ${to}`

/** The newest backup that was whole before the wanted moment. */
const choose = (all, until) => {
  const fitting = until ? all.filter(({ manifest }) => Date.parse(manifest.earliest) <= until.ms) : all
  return fitting.at(-1)
}

const checkKind = ({ folder, manifest }) => {
  if (manifest.kind === 'base') return
  throw new Failure(
    `${folder} is a dump of a Postgres of your own. Restore it with pg_restore; see "A Postgres of your own" in docs/RELIABILITY.md.`,
  )
}

const checkVersion = async ({ postgres }) => {
  const { stdout } = await run(join(postgresFolder(), 'bin/postgres'), ['--version'], { cwd: '/' })
  const [, major] = / (\d+)/.exec(stdout) ?? []
  if (Number(major) === postgres.major) return
  throw new Failure(
    `The backup is of PostgreSQL ${postgres.major}, and this release brings ${major ?? 'none'}. Restore it with the release that made it.`,
  )
}

const checkRoom = (dataDir, bytes, segments) => {
  const needed = bytes + segments * SEGMENT_BYTES + RESERVE_BYTES
  if (freeBytes(dataDir) >= needed) return
  throw new Failure(
    `There is no room in ${dataDir}: the restored data need ${Math.ceil(needed / 1024 / 1024)} MB beside what is there.`,
  )
}

const fittingKeys = ({ keysFile, keysAreOurs, given, store, mainStore }, manifest) => {
  const found = given
    ? candidates(given, store).slice(0, 1)
    : [...new Set([store, mainStore])].flatMap((one) => candidates(keysFile, one))
  const usable = keysAreOurs || given ? found : found.filter(({ from }) => from === keysFile)
  const fitting = usable.filter(({ keys }) => fits(keys, manifest.keys))
  if (fitting.length > 0) return fitting
  const where = given ?? keysFile
  throw new Failure(
    existsSync(where)
      ? `The keys in ${where} are not those of this backup, and without them it opens for nobody. Give the right file with --keys FILE; a copy lies in ${keysFolder(store)} unless it was moved.`
      : `There is no key file of this backup: ${where} is missing, and ${keysFolder(store)} holds none that fits. Give it with --keys FILE.`,
  )
}

/**
 * Looks at everything a restore needs, and changes nothing.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.folder  a store or one backup
 * @param {{text: string, ms: number}} [options.until]
 * @param {string} [options.given]  a key file named on the command line
 * @param {string} options.mainStore
 * @param {string} options.keysFile
 * @param {boolean} options.keysAreOurs
 * @throws {Failure} with what is wrong, and with the span when the moment is outside of it
 */
export const planRestore = async ({ dataDir, folder, until, mainStore, ...keysOf }) => {
  const { store, backups } = openStore(folder)
  const all = readAll(backups)
  const newest = all.at(-1)
  checkKind(newest)
  const stores = [store, mainStore]
  const first = all[0].manifest.earliest
  const chosen = choose(all, until)
  if (!chosen) {
    const { latest } = await logOf(newest.folder, newest.manifest, stores)
    throw new Failure(
      `--until: ${until.text} lies before the first backup. These backups reach ${spanOf(first, new Date(latest).toISOString())}.`,
    )
  }
  checkKind(chosen)
  await verifyFiles(chosen.folder, chosen.manifest)
  const log = await logOf(chosen.folder, chosen.manifest, stores)
  if (until && until.ms > log.latest)
    throw new Failure(
      `--until: ${until.text} lies after the end. These backups reach ${spanOf(first, new Date(log.latest).toISOString())}.${log.fault ? ` ${log.fault}` : ''}`,
    )
  if (!until && log.fault) throw new Failure(`The backup is damaged: ${log.fault}`)
  await checkVersion(chosen.manifest)
  checkRoom(dataDir, chosen.manifest.bytes, log.segments.length)
  return { ...chosen, log, until, keys: fittingKeys({ ...keysOf, store, mainStore }, chosen.manifest) }
}
