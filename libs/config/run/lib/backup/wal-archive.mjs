import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Failure } from '../../../../processes/src/failure.mjs'
import { makeFolder } from '../../../../processes/src/folders.mjs'
import { hashOfFile, move, sha256, sync, writeWhole } from './disk.mjs'
import { ancestorsIn, isHistory, isSegment, placeOf } from './wal-names.mjs'

// The name says all that is needed to trust the file: which segment, up to when it holds what was answered, its hash.
const NAME = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)_(\d+)_([0-9a-f]{64})\.gz$/
const HEAD = 'head.json'

/** Folder of the archived log of one cluster in a store. */
export const walFolder = (store, system) => join(store, `wal-${system}`)

/**
 * What an archive holds, by segment.
 * @returns {Map<string, {name: string, file: string, until: number, hash: string}>} `until` in milliseconds since 1970
 */
export const readArchive = (folder) => {
  const found = new Map()
  if (!existsSync(folder)) return found
  for (const entry of readdirSync(folder)) {
    const [, name, until, hash] = NAME.exec(entry) ?? []
    if (name) found.set(name, { name, file: join(folder, entry), until: Number(until), hash })
  }
  return found
}

/** @returns {AsyncIterable<Buffer>} the content of an archived file */
export const contentOf = (file) => {
  const content = createReadStream(file).pipe(createGunzip())
  return content
}

const rawHash = async (file) => {
  const chunks = []
  for await (const chunk of createReadStream(file).pipe(createGunzip())) chunks.push(chunk)
  return sha256(Buffer.concat(chunks))
}

/** Whether a file still is what its name promises. */
export const isWhole = async ({ file, hash }) => (await hashOfFile(file)) === hash

/** The last segment that was archived: what is missing at the end of an archive would not be noticed without it. */
export const readHead = (folder) => {
  const file = join(folder, HEAD)
  if (!existsSync(file)) return undefined
  try {
    const { hash, ...head } = JSON.parse(readFileSync(file, 'utf8'))
    if (hash === sha256(JSON.stringify(head))) return head
  } catch {
    // said below
  }
  throw new Failure(`${file} is damaged.`)
}

const writeHead = (folder, head) => {
  writeWhole(join(folder, HEAD), JSON.stringify({ ...head, hash: sha256(JSON.stringify(head)) }))
}

/**
 * Puts one finished segment into an archive: beside, on the disk, then renamed. The same one again is no change.
 * @param {string} raw the segment as the server wrote it
 * @param {string} folder of the archive
 * @param {number} until up to when it holds what was answered, in milliseconds since 1970
 * @throws {Failure} when there is another segment of that name
 */
export const archive = async (raw, folder, until) => {
  makeFolder(folder, 0o700)
  const name = basename(raw)
  const known = readArchive(folder).get(name)
  if (known) {
    if ((await rawHash(known.file)) === (await hashOfFile(raw))) return
    throw new Failure(`${name} is in ${folder} with another content.`)
  }
  const draft = join(folder, `${name}.${process.pid}.new`)
  rmSync(draft, { force: true })
  try {
    await pipeline(createReadStream(raw), createGzip({ level: 1 }), createWriteStream(draft, { mode: 0o600 }))
    sync(draft)
    move(draft, join(folder, `${name}_${until}_${await hashOfFile(draft)}.gz`))
  } finally {
    rmSync(draft, { force: true })
  }
  if (isSegment(name)) writeHead(folder, { name, until })
}

/** The timelines that lead to one, itself among them, by its history file. */
export const timelinesTo = async (timeline, files) => {
  const history = files.get(`${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`)
  if (!history) return new Set([timeline])
  let text = ''
  for await (const chunk of contentOf(history.file)) text += chunk
  return new Set([timeline, ...ancestorsIn(text)])
}

/**
 * Removes the segments before one: without a backup to begin with they are of no use.
 * @param {string} folder
 * @param {string} first the oldest segment that is still needed
 */
export const removeBefore = (folder, first) => {
  for (const { name, file } of readArchive(folder).values())
    if (!isHistory(name) && placeOf(name).number < placeOf(first).number) rmSync(file, { force: true })
}

/** When the server wrote to a segment last, in milliseconds since 1970; undefined when it is in use again or gone. */
export const lastWrite = (cluster, name) => {
  const found = statSync(join(cluster, 'pg_wal', name), { throwIfNoEntry: false })
  return found && Math.floor(found.mtimeMs)
}
