import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { dependenciesOf, installedFolder, versionIn } from './workspace.ts'

const NOT_SHIPPED = /\.test\.tsx?$|[\\/]dev[\\/]|\.md$/
const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock']
const BUILD = '@gb/mfe-build'

/**
 * Version of a remote: its package version and a hash over everything that can change its files: its own sources, the
 * packages of ours that it stands on, what builds it, and the list of all others.
 * The files are served as immutable under this version, so two different builds must never share one.
 * @param folder  of the remote
 */
export function remoteVersion(folder: string): string {
  const own = ['src', 'package.json', 'vite.config.ts'].map((path) => [basename(folder), join(folder, path)])
  const libs = [...packagesOf(folder)].map(([name, place]) => [name, sourcesIn(place)])
  const lock = lockfileOf(folder)
  const all = [...own, ...libs, ...(lock === null ? [] : [['', lock]])]
  return `${versionIn(join(folder, 'package.json'))}-${hashOf(all)}`
}

/** Where each package of ours lies that a folder stands on, also through others, in the order of their names. */
function packagesOf(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (from: string, names: string[]) => {
    for (const name of names.filter((one) => one.startsWith('@gb/') && !found.has(one))) {
      const place = installedFolder(from, name)
      found.set(name, place)
      visit(place, dependenciesOf(place))
    }
  }
  visit(folder, [...dependenciesOf(folder), BUILD])
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)))
}

/** In this repository a package is its sources; one that was packed holds what they were compiled to. */
const sourcesIn = (place: string) => {
  const sources = join(place, 'src')
  return existsSync(sources) ? sources : join(place, 'dist')
}

function lockfileOf(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const found = LOCKFILES.map((name) => join(at, name)).find((file) => existsSync(file))
    if (found !== undefined) return found
    if (at === dirname(at)) return null
  }
}

function hashOf(places: string[][]): string {
  const hash = createHash('sha256')
  for (const [name = '', place = ''] of places)
    for (const file of filesUnder(place)) {
      const path = relative(place, file).replaceAll('\\', '/')
      hash
        .update(`${name}/${basename(place)}/${path}`)
        .update('\0')
        .update(readFileSync(file))
        .update('\0')
    }
  return hash.digest('hex').slice(0, 8)
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .flatMap((entry) => filesUnder(join(path, entry)))
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort()
}
