import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { makeFolder } from '../../../../processes/src/folders.mjs'
import { run } from '../../../../processes/src/processes.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'
import { databaseFacts } from './database-facts.mjs'
import { hashOfFile, move, sync } from './disk.mjs'
import { copyKeys, fits } from './key-copies.mjs'
import { FORMAT, removeUnfinished, stampOf, writeManifest } from './stores.mjs'

const OTHER_WAYS =
  'See "A Postgres of your own" in docs/RELIABILITY.md for pgBackRest and for what hosts of databases offer.'

// Rows about people are closed, also for an owner who is no superuser: see libs/service-kit/src/database/sql/person-scope.ts.
const EVERYBODY = '-c gb.person=*'

/** Word by word for pg_dump: a password on its command line would be read by everybody on this machine. */
const connectionOf = (url) => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGOPTIONS: EVERYBODY,
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') } : {}),
  }
}

const dump = async (url, file) => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME ?? '', ...connectionOf(url) }
  const { code, output } = await run(
    'pg_dump',
    ['--format=custom', '--enable-row-security', `--file=${file}`],
    { env },
  )
  if (code === 127) throw new Failure(`pg_dump is not installed. ${OTHER_WAYS}`)
  if (code !== 0) throw new Failure(`pg_dump could not write the backup. ${OTHER_WAYS}`, output)
}

const fill = async (folder, { url, keysFile, dataDir, startedAt }) => {
  makeFolder(folder, 0o700)
  const file = join(folder, 'dump.pgc')
  await dump(url, file)
  sync(file)
  return {
    format: FORMAT,
    kind: 'dump',
    product: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
    startedAt,
    earliest: startedAt,
    latest: startedAt,
    ...(await databaseFacts({ url, keysFile, dataDir })),
    files: [{ path: 'dump.pgc', bytes: statSync(file).size, sha256: await hashOfFile(file) }],
  }
}

/**
 * Makes one backup of a Postgres of the operator's own, as of the moment it began, by pg_dump.
 * @returns {Promise<{folder: string, manifest: object, keys: string}>}
 * @throws {Failure} when pg_dump is missing or older than the server, or the keys do not fit
 */
export const dumpOwn = async ({ url, store, keysFile, keysAreOurs, dataDir }) => {
  const at = new Date()
  makeFolder(store, 0o700)
  removeUnfinished(store)
  const target = join(store, stampOf(at))
  const draft = `${target}.unfinished`
  try {
    const manifest = await fill(draft, { url, keysFile, dataDir, startedAt: at.toISOString() })
    if (!fits(JSON.parse(readFileSync(keysFile, 'utf8')), manifest.keys))
      throw new Failure(`The keys in ${keysFile} are not those of the database. Nothing was backed up.`)
    const keys = keysAreOurs ? copyKeys(keysFile, store) : keysFile
    writeManifest(draft, manifest)
    move(draft, target)
    return { folder: target, manifest, keys }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}
