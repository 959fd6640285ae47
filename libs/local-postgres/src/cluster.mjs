import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../processes/src/failure.mjs'
import { withIdentity } from './identity.mjs'
import { run } from '../../processes/src/processes.mjs'

export const DATABASE = 'gastric_buddy'
export const ADMINISTRATOR = 'gastric_buddy'

const STATE_FILE = 'postgres.json'
// Its text order is the same on every machine; the C locale beside it is the one every system has.
const LOCALE = [
  '--locale-provider=icu',
  '--icu-locale=und',
  `--locale=${process.platform === 'darwin' ? 'C' : 'C.UTF-8'}`,
]

/**
 * Where the cluster is and its password; kept beside it, readable by its owner only.
 * @returns {{cluster: string, password: string} | undefined}
 */
export const readState = (dataDir) => {
  try {
    return JSON.parse(readFileSync(join(dataDir, STATE_FILE), 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps where the cluster is and its password, at one stroke. */
export const writeState = (dataDir, state) => {
  const file = join(dataDir, STATE_FILE)
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const tool = async (identity, name, args, input) => {
  const call = withIdentity(identity, join(identity.native, 'bin', name), args)
  const { code, output } = await run(call.command, call.args, {
    ...call.options,
    cwd: '/',
    env: toolEnv(),
    input,
  })
  if (code !== 0)
    throw new Failure(`PostgreSQL could not prepare its data (${name}, exit code ${code}).`, output)
}

/** Nothing of the caller's PG* variables may reach our server. */
export const toolEnv = () => ({ PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' })

const singleUser = (identity, cluster, statement, settings = []) =>
  tool(
    identity,
    'postgres',
    ['--single', '-D', cluster, '-c', 'log_min_messages=fatal', ...settings, 'postgres'],
    `${statement}\n`,
  )

// Without it a part of the log that waits for its archive would be thrown away here, and backups would have a gap.
const KEEP_LOG = ['-c', 'archive_mode=on', '-c', 'archive_library=']

const create = async (identity, cluster, password) => {
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = join(identity.home, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (identity.owner !== undefined) {
    chownSync(unfinished, identity.owner, identity.owner)
    chownSync(passwordFile, identity.owner, identity.owner)
  }
  try {
    await tool(identity, 'initdb', [
      `--pgdata=${unfinished}`,
      `--username=${ADMINISTRATOR}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      ...LOCALE,
      '--auth=scram-sha-256',
      '--data-checksums',
    ])
    await singleUser(identity, unfinished, `CREATE DATABASE ${DATABASE}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  // A cluster exists whole or not at all.
  renameSync(unfinished, cluster)
}

/**
 * Makes sure that there is a cluster with a known password.
 * @returns {Promise<{cluster: string, password: string}>}
 */
export const ensureCluster = async (identity, dataDir) => {
  const cluster = join(identity.home, 'cluster')
  const known = readState(dataDir)
  const state = { cluster, password: known?.password ?? randomBytes(24).toString('base64url') }
  if (!existsSync(cluster)) {
    // Written first: an interruption after the rename must not lose the password.
    writeState(dataDir, state)
    await create(identity, cluster, state.password)
  } else if (known === undefined) {
    await singleUser(identity, cluster, `ALTER ROLE ${ADMINISTRATOR} PASSWORD '${state.password}'`, KEEP_LOG)
    writeState(dataDir, state)
  } else if (known.cluster !== cluster) {
    writeState(dataDir, state)
  }
  return state
}
