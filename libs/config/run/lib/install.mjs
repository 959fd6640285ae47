import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../../../processes/src/failure.mjs'
import { withLock } from './lock.mjs'
import { run } from '../../../processes/src/processes.mjs'
import { step } from './progress.mjs'
import { listPackages, ROOT } from '../../workspace/workspace.mjs'

const STAMP = join(ROOT, 'node_modules/.gb/install.json')
const LOCK_FILE = join(ROOT, 'pnpm-lock.yaml')
// pnpm's own record of what it put there.
const INSTALLED_LOCK_FILE = join(ROOT, 'node_modules/.pnpm/lock.yaml')

const inputs = () => [
  LOCK_FILE,
  join(ROOT, 'pnpm-workspace.yaml'),
  join(ROOT, 'package.json'),
  ...listPackages().map((pkg) => join(pkg.dir, 'package.json')),
]

const wantedState = () => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of inputs()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const remember = (state) => {
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, state)
}

/** Somebody ran pnpm by hand on this very lock file: nothing to do. */
const installedByHand = () => read(STAMP) === undefined && read(INSTALLED_LOCK_FILE) === read(LOCK_FILE)

const pnpm = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager

const INSTALL = [
  'install',
  '--frozen-lockfile',
  '--config.confirmModulesPurge=false',
  // pnpm would write its own version into the lock file first, and refuse because that is frozen.
  '--pm-on-fail=ignore',
]

const install = async () => {
  const args = ['-y', pnpm(), ...INSTALL]
  const { code, output } = await run('npx', args, { cwd: ROOT, env: { ...process.env, CI: 'true' } })
  if (code === 0) return
  throw new Failure(
    'The packages could not be installed; the output above says why. Is the npm registry reachable?',
    output,
  )
}

/** Installs the packages when the lock file or a package.json changed since the last time. */
export const ensureInstalled = async () => {
  const state = wantedState()
  if (read(STAMP) === state) return
  await withLock(join(ROOT, '.cache/install.lock'), async () => {
    if (read(STAMP) === state) return
    if (!installedByHand()) {
      const first = !existsSync(INSTALLED_LOCK_FILE)
      const label = first
        ? 'Installing packages (first start only, about a minute)'
        : 'Installing changed packages'
      await step(label, install)
    }
    remember(state)
  })
}
