import { copyFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isClosing } from '../closing.mjs'
import { Failure } from '../../../../processes/src/failure.mjs'
import { makeFolder } from '../../../../processes/src/folders.mjs'
import { takeLock } from '../lock.mjs'
import { sleep } from '../../../../processes/src/processes.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'
import { packBase } from './base-backup.mjs'
import { clusterOf } from './cluster-facts.mjs'
import { collectWal, RESERVE_BYTES } from './collect-wal.mjs'
import { databaseFacts } from './database-facts.mjs'
import { freeBytes, hashOfFile, move, sizeOf, sync, syncTree } from './disk.mjs'
import { follow } from './followed.mjs'
import { copyKeys, fits } from './key-copies.mjs'
import { noteBackup } from './status.mjs'
import { FORMAT, removeUnfinished, stampOf, writeManifest } from './stores.mjs'
import { readArchive, readHead, timelinesTo, walFolder } from './wal-archive.mjs'
import { chainFrom, placeOf } from './wal-names.mjs'

const ARCHIVE_PATIENCE_MS = 60_000

const withClient = async (url, work) => {
  // Late: the packages need not be there when this file is read.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'gb-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

const clusterBytes = (cluster) =>
  sizeOf(cluster, (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)

const checkRoom = (cluster, store) => {
  const needed = clusterBytes(cluster)
  if (freeBytes(store) - needed >= RESERVE_BYTES) return
  const megabytes = (bytes) => `${Math.ceil(bytes / 1024 / 1024)} MB`
  throw new Failure(
    `There is no room for a backup in ${store}: it may take ${megabytes(needed)}, ${megabytes(RESERVE_BYTES)} must stay free, and there are ${megabytes(freeBytes(store))}.`,
  )
}

/** The segments between the marks, from the archive that the server hands them to. */
const ownSegments = async (dataDir, mainStore, system, { startSegment, stopSegment }) => {
  const folder = walFolder(mainStore, system)
  const end = Date.now() + ARCHIVE_PATIENCE_MS
  for (;;) {
    await collectWal(dataDir, mainStore)
    const files = readArchive(folder)
    const timelines = await timelinesTo(placeOf(stopSegment).timeline, files)
    const chain = chainFrom(startSegment, files.keys(), timelines)
    const upTo = chain.indexOf(stopSegment)
    if (upTo >= 0) return chain.slice(0, upTo + 1).map((name) => files.get(name))
    if (Date.now() > end) throw new Failure(`The log of this backup did not reach ${folder} within a minute.`)
    await sleep(100)
  }
}

const describeFiles = (folder, paths) =>
  Promise.all(
    paths.map(async (path) => ({
      path,
      bytes: statSync(join(folder, path)).size,
      sha256: await hashOfFile(join(folder, path)),
    })),
  )

const iso = (ms) => new Date(ms).toISOString()

const fill = async (folder, { dataDir, url, mainStore, keysFile, found, startedAt }) => {
  makeFolder(join(folder, 'wal'), 0o700)
  const marks = await withClient(url, (client) =>
    packBase(client, found.cluster, join(folder, 'base.tar.gz')),
  )
  const earliest = Date.now()
  const segments = await ownSegments(dataDir, mainStore, found.system, marks)
  for (const { file } of segments) copyFileSync(file, join(folder, 'wal', basename(file)))
  const facts = await databaseFacts({ url, keysFile, dataDir })
  const paths = ['base.tar.gz', ...segments.map(({ file }) => `wal/${basename(file)}`)]
  syncTree(folder)
  return {
    format: FORMAT,
    kind: 'base',
    product: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
    postgres: {
      major: Number(readFileSync(join(found.cluster, 'PG_VERSION'), 'utf8')),
      system: found.system,
    },
    startedAt,
    bytes: clusterBytes(found.cluster),
    earliest: iso(earliest),
    latest: iso(Math.max(earliest, segments.at(-1).until)),
    ...marks,
    ...facts,
    files: await describeFiles(folder, paths),
  }
}

/** All of the log that the main store has from here on belongs to a store that was named by hand, too. */
const bringLog = async (mainStore, store, system, first) => {
  const from = readArchive(walFolder(mainStore, system))
  const timelines = await timelinesTo(placeOf(first).timeline, from)
  const target = walFolder(store, system)
  makeFolder(target, 0o700)
  const wanted = chainFrom(first, from.keys(), timelines).map((name) => from.get(name))
  const histories = [...from.values()].filter(({ name }) => name.endsWith('.history'))
  for (const { file } of [...histories, ...wanted]) {
    const copy = join(target, basename(file))
    if (existsSync(copy)) continue
    copyFileSync(file, `${copy}.new`)
    sync(`${copy}.new`)
    move(`${copy}.new`, copy)
  }
  const head = readHead(walFolder(mainStore, system))
  if (head) copyFileSync(join(walFolder(mainStore, system), 'head.json'), join(target, 'head.json'))
}

const make = async ({ dataDir, url, mainStore, store, keysFile, keysAreOurs, keep }) => {
  const found = clusterOf(dataDir)
  if (!found) throw new Failure(`There is no database in ${dataDir} to back up.`)
  const at = new Date()
  makeFolder(store, 0o700)
  removeUnfinished(store)
  checkRoom(found.cluster, store)
  const target = join(store, stampOf(at))
  if (existsSync(target)) throw new Failure(`There is a backup of this second already: ${target}.`)
  const draft = `${target}.unfinished`
  try {
    const manifest = await fill(draft, {
      dataDir,
      url,
      mainStore,
      keysFile,
      found,
      startedAt: at.toISOString(),
    })
    const copy = keysAreOurs ? copyKeys(keysFile, store) : keysFile
    if (!fits(JSON.parse(readFileSync(keysFile, 'utf8')), manifest.keys))
      throw new Failure(`The keys in ${keysFile} are not those of the database. Nothing was backed up.`)
    if (store !== mainStore) {
      await bringLog(mainStore, store, found.system, manifest.startSegment)
      follow(dataDir, store, keep)
    }
    writeManifest(draft, manifest)
    sync(draft)
    move(draft, target)
    return { folder: target, manifest, keys: copy }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/**
 * Makes one backup of the embedded server while it runs: beside, checked, then renamed.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.url  of an administrator of the running server
 * @param {string} options.mainStore  where the log is archived
 * @param {string} options.store  where this backup goes
 * @param {string} options.keysFile
 * @param {boolean} options.keysAreOurs  false: the operator keeps them, and no copy is made
 * @param {number} options.keep  days that a store named by hand is followed
 * @returns {Promise<{folder: string, manifest: object, keys: string}>}
 * @throws {Failure} when another one is at work, there is no room, or the keys do not fit
 */
export const makeBackup = async (options) => {
  const lock = takeLock(join(options.dataDir, 'backup.lock'))
  if ('heldBy' in lock) throw new Failure(`A backup is being made already (process ${lock.heldBy}).`)
  try {
    const made = await make(options)
    noteBackup(options.dataDir, null)
    return made
  } catch (error) {
    // A stop of the product in the middle is no fault of the backup; the next start makes it.
    if (!isClosing()) noteBackup(options.dataDir, error.message)
    throw error
  } finally {
    lock.release()
  }
}
