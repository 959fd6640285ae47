import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  type Configurable,
  configurableProblem,
  type Declaration,
  declarationProblem,
  isRecord,
  type ReleaseOwner,
} from '@gb/domain'
import { settingProblemOf } from './setting-problem.ts'

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Folder of a workspace package, by its path from the root. */
export const inRoot = (...path: string[]) => resolve(ROOT, ...path)

/** Folder of a remote: the one of its name in this repository; in another one, where its build runs. */
export function remoteFolder(name: string): string {
  const own = inRoot(name)
  return existsSync(join(own, 'package.json')) ? own : process.cwd()
}

/** Where development servers send what they do not serve themselves. */
export const gateway = () => process.env.GATEWAY ?? 'http://localhost:3000'

/** Program of the Vite that builds remotes. */
export const viteProgram = () => join(import.meta.dirname, '../node_modules/vite/bin/vite.js')

/** Origins of shells on other machines that may run a remote from its development server. */
export const shells = () => (process.env.SHELLS ?? '').split(',').filter((origin) => origin !== '')

/** Version in the package.json of a workspace folder. */
export function workspaceVersion(folder: string): string {
  return versionIn(inRoot(folder, 'package.json'))
}

/**
 * Folder of a package as another folder sees it: linked in this repository, unpacked in another one.
 * @param name  may name a module of the package, such as `react/jsx-runtime`
 */
export function installedFolder(folder: string, name: string): string {
  const own = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', ...own)
    if (existsSync(join(place, 'package.json'))) return realpathSync(place)
    if (at === dirname(at)) throw new Error(`${folder} has no ${own.join('/')}; name it in its package.json`)
  }
}

/** Version of a package as the given folder sees it. */
export function installedVersion(folder: string, packageName: string): string {
  return versionIn(join(installedFolder(folder, packageName), 'package.json'))
}

/** Team, contact and runbook in the package.json of a folder (`gb`); null unless all three are there. */
export function ownerIn(folder: string): ReleaseOwner | null {
  const { gb } = jsonIn(join(folder, 'package.json'))
  if (!isRecord(gb)) return null
  const { team, contact, runbook } = gb
  const isOwner = typeof team === 'string' && typeof contact === 'string' && typeof runbook === 'string'
  return isOwner ? { team, contact, runbook } : null
}

/**
 * The tabs and slots that the package.json of a folder declares (`gb.tabs`, `gb.slots`).
 * @throws Error that says what no remote may declare
 */
export function declarationIn(folder: string): Declaration {
  const { gb } = jsonIn(join(folder, 'package.json'))
  const { tabs = {}, slots = {} } = isRecord(gb) ? gb : {}
  const declared = { tabs, slots }
  if (isDeclaration(declared)) return declared
  throw new Error(`${folder}/package.json, gb: ${declarationProblem(declared) ?? ''}.`)
}

/**
 * The settings and flags that the package.json of a folder declares (`gb.settings`, `gb.flags`).
 * @throws Error that says what no remote may declare
 */
export function configurableIn(folder: string): Configurable {
  const { gb } = jsonIn(join(folder, 'package.json'))
  const { settings = {}, flags = {} } = isRecord(gb) ? gb : {}
  const declared = { settings, flags }
  if (isConfigurable(declared)) return declared
  throw new Error(`${folder}/package.json, gb: ${configurableProblem(declared, settingProblemOf) ?? ''}.`)
}

const isConfigurable = (value: Record<keyof Configurable, unknown>): value is Configurable =>
  configurableProblem(value, settingProblemOf) === null

const isDeclaration = (value: Record<keyof Declaration, unknown>): value is Declaration =>
  declarationProblem(value) === null

/** Version in a package.json. */
export function versionIn(file: string): string {
  const { version } = jsonIn(file)
  if (typeof version === 'string') return version
  throw new Error(`${file} has no version`)
}

/** Names of the packages that a folder needs when it runs. */
export function dependenciesOf(folder: string): string[] {
  const { dependencies } = jsonIn(join(folder, 'package.json'))
  return isRecord(dependencies) ? Object.keys(dependencies) : []
}

function jsonIn(file: string): Record<string, unknown> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isRecord(content) ? content : {}
}
