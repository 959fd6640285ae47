import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BadRelease, unreadable } from './bad-release.js'
import type { Release, ReleaseFile } from '@gb/domain'
import { filesOf, isRelease } from './release.js'
import type { RemoteFolder } from './remote-folders.js'

const MAX_BYTES = 1024 * 1024

/** What the server may send in place of a file, and how a browser unpacks it. */
const VARIANTS: readonly [suffix: string, unpack: (packed: Buffer) => Buffer][] = [
  ['', (content) => content],
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
]

const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

const readText = async (file: string): Promise<string> => {
  try {
    if ((await stat(file)).size <= MAX_BYTES) return await readFile(file, 'utf8')
  } catch (error) {
    throw unreadable(file, error)
  }
  throw new BadRelease(file, 'is larger than any release')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the description of a release. @throws BadRelease */
export const readRelease = async (file: string, { name }: RemoteFolder): Promise<Release> => {
  const value = parse(await readText(file))
  if (value === undefined) throw new BadRelease(file, 'is not whole, or no JSON')
  if (!isRelease(value) || value.name !== name) throw new BadRelease(file, `is no release of ${name}`)
  return value
}

/** Where the file of an address lies. @throws BadRelease for an address outside the folder of the version */
export const placeOf = (url: string, { name, version }: Release, { dist }: RemoteFolder): string => {
  const prefix = `/remotes/${name}/${version}/`
  if (!url.startsWith(prefix) || posix.normalize(url) !== url || version.startsWith('.'))
    throw new BadRelease(join(dist, 'release.json'), 'names a file elsewhere')
  return join(dist, version, url.slice(prefix.length))
}

/** The files that decide whether a release is good, packed ones included. @throws BadRelease */
export const placesOf = (release: Release, folder: RemoteFolder): string[] =>
  filesOf(release).flatMap(({ url }) =>
    VARIANTS.map(([suffix]) => `${placeOf(url, release, folder)}${suffix}`),
  )

const verifyVariant = async (
  file: string,
  suffix: string,
  unpack: (packed: Buffer) => Buffer,
  integrity: string,
): Promise<void> => {
  let content: Buffer
  try {
    content = await readFile(file)
  } catch (error) {
    const problem = unreadable(file, error)
    if (suffix !== '' && problem.problem === 'is missing') return
    throw problem
  }
  try {
    if (hashOf(unpack(content)) === integrity) return
  } catch {
    // Cut or overwritten, so that it cannot even be unpacked.
  }
  throw new BadRelease(file, 'is not what was built')
}

const verifyFile = async (
  { url, integrity }: ReleaseFile,
  release: Release,
  folder: RemoteFolder,
): Promise<void> => {
  const place = placeOf(url, release, folder)
  for (const [suffix, unpack] of VARIANTS) await verifyVariant(`${place}${suffix}`, suffix, unpack, integrity)
}

/** Holds every file that a release names, also as it is sent packed, against its hash. @throws BadRelease */
export const verifyRelease = async (release: Release, folder: RemoteFolder): Promise<void> => {
  for (const file of filesOf(release)) await verifyFile(file, release, folder)
}
