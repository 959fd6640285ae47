import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPackages } from '../../../workspace/workspace.mjs'
import { withRemote } from './lock-entry.mjs'

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'template')
/** What every remote has alike, taken from the one that has nothing of its own there. */
const MODEL = 'mfe-scan'
const AS_IN_MODEL = ['tsconfig.json', 'vite.config.ts', 'src/tabs.d.ts']
/** The page of a remote that runs alone has a port of its own. */
const PORT = /\bport: (\d+)/

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const portOf = (dir) => Number(PORT.exec(readFileSync(join(dir, 'vite.config.ts'), 'utf8'))?.[1] ?? 0)

const nextPort = (root) =>
  1 + Math.max(...listPackages(root).flatMap(({ role, dir }) => (role === 'mfe' ? [portOf(dir)] : [])))

/** Logs stand one after the other: the newest last. */
const nextOrder = (root) => {
  const tabs = listPackages(root).flatMap(({ manifest }) => Object.values(manifest.gb?.tabs ?? {}))
  return 10 + Math.max(0, ...tabs.map(({ order }) => order))
}

const copyModel = (root, { remote }, port) => {
  const target = join(root, remote)
  for (const path of AS_IN_MODEL) cpSync(join(root, MODEL, path), join(target, path), { recursive: true })
  for (const file of filesIn(target)) {
    const text = readFileSync(file, 'utf8').replaceAll(MODEL, remote)
    writeFileSync(file, file.endsWith('vite.config.ts') ? text.replace(PORT, `port: ${port}`) : text)
  }
}

const fill = (text, values) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => values[key])

/** The last day of the flag that a new remote begins with. */
const halfAYearFromNow = () => new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10)

const fillTemplate = (root, names, order) => {
  const values = { ...names, order: String(order), ends: halfAYearFromNow() }
  for (const file of filesIn(TEMPLATE)) {
    const path = fill(file.slice(TEMPLATE.length + 1).replace(/\.txt$/, ''), values).replaceAll(
      '__id__',
      names.id,
    )
    const place = path.startsWith('ci.yml')
      ? join(root, '.github/workflows', `${names.remote}.yml`)
      : join(root, names.remote, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, fill(readFileSync(file, 'utf8'), values))
  }
}

/**
 * Makes a remote that builds, passes the checks and shows up: a tab, a card on Home, a query, tests. It changes no file but the
 * lock file, by what stands there already. When it cannot, nothing is left.
 * @param {string} root  the repository
 * @param {import('./names.mjs').RemoteNames} names
 */
export const createRemote = (root, names) => {
  const lockFile = join(root, 'pnpm-lock.yaml')
  const lock = readFileSync(lockFile, 'utf8')
  const [port, order] = [nextPort(root), nextOrder(root)]
  try {
    copyModel(root, names, port)
    fillTemplate(root, names, order)
    const manifest = JSON.parse(readFileSync(join(root, names.remote, 'package.json'), 'utf8'))
    writeFileSync(lockFile, withRemote(lock, names.remote, manifest))
  } catch (error) {
    rmSync(join(root, names.remote), { recursive: true, force: true })
    rmSync(join(root, '.github/workflows', `${names.remote}.yml`), { force: true })
    writeFileSync(lockFile, lock)
    throw error
  }
}
