import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteFolder } from './remote-folders.js'

/** A file of a release and the hash that the browser holds it to. */
export interface ReleaseFile {
  url: string
  integrity: string
}

/** One deployed version of a remote, as its build described it. */
export interface Release {
  name: string
  version: string
  entry: string
  integrity: string
  /** Range of shell versions it runs in. */
  shell: string
  shared: Record<string, string>
  preload: ReleaseFile[]
  css: ReleaseFile[]
  offline: ReleaseFile[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && typeof value.url === 'string' && typeof value.integrity === 'string'

const isRelease = (value: unknown): value is Release =>
  isRecord(value) &&
  ['name', 'version', 'entry', 'integrity', 'shell'].every((field) => typeof value[field] === 'string') &&
  ['preload', 'css', 'offline'].every((field) => {
    const list = value[field]
    return Array.isArray(list) && list.every(isFile)
  })

/** Reads `release.json` of a remote; null when the remote was never built. */
export const readRelease = async ({ name, dist }: RemoteFolder): Promise<Release | null> => {
  const text = await readFile(join(dist, 'release.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const value: unknown = JSON.parse(text)
  if (!isRelease(value) || value.name !== name) throw new Error(`release.json of ${name} is not a release`)
  return value
}

const hashOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`

/** Holds every file that a release names against its hash. */
export const verifyRelease = async (release: Release, { name, dist }: RemoteFolder): Promise<void> => {
  const files = [
    { url: release.entry, integrity: release.integrity },
    ...release.preload,
    ...release.css,
    ...release.offline,
  ]
  const prefix = `/remotes/${name}/`
  for (const { url, integrity } of files) {
    if (!url.startsWith(prefix)) throw new Error(`release of ${name} names a file elsewhere`)
    if ((await hashOf(join(dist, url.slice(prefix.length)))) !== integrity)
      throw new Error(`release of ${name}: ${url} is not what was built`)
  }
}
