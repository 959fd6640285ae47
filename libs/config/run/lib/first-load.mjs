import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Scripts that something needs before it is of use.
 * @typedef {object} FirstLoad
 * @property {string} part      `shell`, or the name of a remote
 * @property {{file: string, bytes: number}[]} scripts  bytes as they cross the wire: brotli where the build made it
 */

/** A name that only React has: Home needs it, in whatever file the build lays it. */
const REACT = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const onTheWire = (folder, file) => {
  const packed = join(folder, `${file}.br`)
  return { file, bytes: statSync(existsSync(packed) ? packed : join(folder, file)).size }
}

/** The files, and all they import at once. */
const withImports = (manifest, files) => {
  const chunks = Object.values(manifest)
  const seen = new Set(files)
  for (const file of seen)
    for (const key of chunks.find((chunk) => chunk.file === file)?.imports ?? []) seen.add(manifest[key].file)
  return [...seen]
}

/** Which of the files have a name in them. */
const filesWith = (folder, files, name) => {
  const found = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(name))
  if (found.length === 0)
    throw new Error(`No script of the shell has ${name}: libs/config/run/lib/first-load.mjs looks for it.`)
  return found
}

const namedInPage = (html) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file)

const shellFirst = (root) => {
  const folder = join(root, 'shell/dist')
  const manifest = readJson(join(folder, '.vite/manifest.json'))
  const page = namedInPage(readFileSync(join(folder, 'index.html'), 'utf8'))
  const all = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'))
  const files = withImports(manifest, [...page, ...filesWith(folder, all, REACT)])
  return { part: 'shell', scripts: files.toSorted().map((file) => onTheWire(folder, file)) }
}

const remoteFirst = (root, name) => {
  const release = readJson(join(root, name, 'dist/release.json'))
  const urls = [release.entry, ...release.preload.map(({ url }) => url)].filter((url) => url.endsWith('.js'))
  const scripts = urls.map((url) =>
    onTheWire(join(root, name, 'dist'), url.slice(`/remotes/${name}/`.length)),
  )
  return { part: name, scripts }
}

/**
 * Reads from what was built which scripts the shell and each remote need at first.
 * @param {string} root      folder with the built packages
 * @param {string[]} remotes
 * @returns {FirstLoad[]}
 */
export const firstLoads = (root, remotes) => [
  shellFirst(root),
  ...remotes.map((name) => remoteFirst(root, name)),
]

const KB = 1000
const bytesOf = ({ scripts }) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
// The version is a part of each file, and packs now better, now worse: half a kB is more than that.
const inSteps = (bytes) => Math.ceil((bytes / KB) * 2) / 2

/** What a part needs now, in the form that is kept. */
export const sizeOf = (load) => ({ scripts: load.scripts.length, kB: inSteps(bytesOf(load)) })

/**
 * Each part that needs more than is kept of it, with its files.
 * @param {FirstLoad[]} loads
 * @param {Record<string, {scripts: number, kB: number}>} kept
 * @param {Record<string, {scripts: number, kB: number}>} [allowed]  what a part of which nothing is kept says itself
 * @returns {string[]}
 */
export const overBudget = (loads, kept, allowed = {}) =>
  loads.flatMap((load) => {
    const { scripts, kB } = sizeOf(load)
    const most = kept[load.part] ?? allowed[load.part] ?? { scripts: 0, kB: 0 }
    if (scripts <= most.scripts && kB <= most.kB) return []
    const files = load.scripts.map(({ file, bytes }) => `  ${String(bytes).padStart(7)}  ${file}`)
    const title = `${load.part} needs ${scripts} scripts with ${kB} kB at first, kept are ${most.scripts} with ${most.kB}:`
    return [[title, ...files].join('\n')]
  })

/** What is kept after a build: what became less. A number never grows here. */
export const lowered = (loads, kept) =>
  Object.fromEntries(
    loads.map((load) => {
      const now = sizeOf(load)
      const most = kept[load.part] ?? now
      return [load.part, { scripts: Math.min(now.scripts, most.scripts), kB: Math.min(now.kB, most.kB) }]
    }),
  )
