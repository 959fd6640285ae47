import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import os from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../processes/src/failure.mjs'
import { run } from '../../processes/src/processes.mjs'

// PostgreSQL refuses to run as root, and its user must have an entry in the user table: `nobody` always has one.
const NOBODY = 65534

/**
 * How the programs of PostgreSQL are started.
 * @typedef {object} Identity
 * @property {string} name
 * @property {number | undefined} owner  who must own the data; undefined: whoever made it
 * @property {string[]} prefix  words before the program
 * @property {{uid?: number, gid?: number}} options  for spawn
 * @property {string} native  folder of the binaries
 * @property {string} home  folder in which the cluster lives
 */

const asNobody = { uid: NOBODY, gid: NOBODY }

const setprivPrefix = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  // Only to walk through a folder such as a 0700 home of root; the data belong to `nobody` anyway.
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Without it access(2), by which PostgreSQL looks for its own programs, ignores that capability.
  '--securebits=+no_setuid_fixup',
]

const unsharePrefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

const rootIdentities = (native, home) => [
  { name: 'nobody', owner: NOBODY, prefix: [], options: asNobody, native, home },
  { name: 'setpriv', owner: NOBODY, prefix: setprivPrefix, options: {}, native, home },
  { name: 'unshare', owner: 0, prefix: unsharePrefix, options: {}, native, home },
]

/** Program and arguments with the identity applied. */
export const withIdentity = (identity, program, args) => {
  const [command, ...rest] = [...identity.prefix, program, ...args]
  return { command, args: rest, options: identity.options }
}

// `--show` looks for the other programs, refuses root and wants a named user, as a real run does, and changes nothing.
const REACHES_BOTH =
  '"$1" --show --pgdata="$2/none" >/dev/null 2>&1 && test -r "$2" && test -w "$2" && test -x "$2"'

/** Tried for real: whether a namespace or a capability is allowed cannot be read anywhere. */
const works = async (identity) => {
  own(identity.home, identity.owner)
  const binary = join(identity.native, 'bin/initdb')
  const { command, args, options } = withIdentity(identity, '/bin/sh', [
    '-c',
    REACHES_BOTH,
    'sh',
    binary,
    identity.home,
  ])
  return (await run(command, args, { ...options, cwd: '/' })).code === 0
}

/** Gives a folder and all below it to `owner`, when it belongs to somebody else. */
export const own = (path, owner) => {
  if (owner === undefined || lstatSync(path).uid === owner) return
  // The top last: a walk that was interrupted begins again the next time.
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) ownAll(join(path, name), owner)
  chownSync(path, owner, owner)
}

const ownAll = (path, owner) => {
  const info = lstatSync(path)
  if (info.isSymbolicLink()) return
  if (info.isDirectory()) for (const name of readdirSync(path)) ownAll(join(path, name), owner)
  if (info.uid !== owner) chownSync(path, owner, owner)
}

/** Last resort: binaries and data in a place everybody can reach. */
const publicCopy = (native, home, warn) => {
  const key = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const base = join(os.tmpdir(), `gastric-buddy-${key}`)
  mkdirSync(base, { recursive: true, mode: 0o755 })
  const info = lstatSync(base)
  if (!info.isDirectory() || info.uid !== process.getuid()) {
    throw new Failure(
      `${base} belongs to somebody else. Remove it, or set DATA_DIR to a folder every user can reach.`,
    )
  }
  const copy = join(base, 'native')
  if (!existsSync(join(copy, 'bin/postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const data = join(base, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  warn(
    `Warning: root cannot hand ${home} to an ordinary user here, so the data are kept in ${data}, which a restart of ` +
      'the machine may empty. Set DATA_DIR to a folder every user can reach, or DATABASE_URL.',
  )
  return { name: 'copy', owner: NOBODY, prefix: [], options: asNobody, native: copy, home: data }
}

/**
 * Chooses the way PostgreSQL can run here: directly, or, for root, as `nobody` by the least unusual means that works.
 * @param {string} native folder of the binaries
 * @param {string} home   folder for the cluster; exists
 * @param {(line: string) => void} warn
 * @returns {Promise<Identity>}
 */
export const chooseIdentity = async (native, home, warn) => {
  if (process.getuid?.() !== 0) {
    if (process.getuid && statSync(home).uid !== process.getuid()) {
      throw new Failure(`${home} belongs to another user. Set DATA_DIR to a folder of your own.`)
    }
    return { name: 'direct', owner: undefined, prefix: [], options: {}, native, home }
  }
  for (const identity of rootIdentities(native, home)) if (await works(identity)) return identity
  const copy = publicCopy(native, home, warn)
  if (await works(copy)) return copy
  throw new Failure(
    'PostgreSQL does not run as root and no ordinary user can be used here. Start as another user, or set DATABASE_URL.',
  )
}
