import { closeSync, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'

// The ustar format and no more than PostgreSQL's files need: plain names below 100 characters, files and folders.
const BLOCK = 512
const CHUNK_BYTES = 256 * 1024
const FILE = '0'
const FOLDER = '5'

const octal = (value, digits) => `${value.toString(8).padStart(digits, '0')}\0`

const checksumOf = (header) => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

const headerOf = ({ path, mode, size, type }) => {
  if (Buffer.byteLength(path) > 99) throw new Error(`${path} is too long for the archive`)
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0)
  header.write(octal(mode & 0o7777, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(size, 11), 124)
  header.write(octal(0, 11), 136)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(checksumOf(header), 6)} `, 148)
  return header
}

const padding = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** Exactly `size` bytes: what a running server adds is not in the header, what it cuts off comes back from its log. */
async function* contentOf(handle, size) {
  let left = size
  while (left > 0) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(CHUNK_BYTES, left)))
    if (bytesRead === 0) break
    left -= bytesRead
    yield buffer.subarray(0, bytesRead)
  }
  for (; left > 0; left -= Math.min(CHUNK_BYTES, left)) yield Buffer.alloc(Math.min(CHUNK_BYTES, left))
}

async function* fileOf(entry) {
  let handle
  try {
    handle = await open(entry.from, 'r')
  } catch (error) {
    // A table may be dropped while we read; the log says so again when it is replayed.
    if (error.code === 'ENOENT' && entry.mayVanish) return
    throw error
  }
  try {
    const { size, mode } = await handle.stat()
    yield headerOf({ path: entry.path, mode, size, type: FILE })
    yield* contentOf(handle, size)
    yield padding(size)
  } finally {
    await handle.close()
  }
}

/**
 * The bytes of an archive.
 * @param {AsyncIterable<{path: string, from?: string, bytes?: Buffer, mayVanish?: boolean}>} entries
 *   `from`: a file; `bytes`: a file of that content; neither: a folder
 */
export async function* packed(entries) {
  for await (const entry of entries) {
    if (entry.from !== undefined) {
      yield* fileOf(entry)
    } else if (entry.bytes !== undefined) {
      yield headerOf({ path: entry.path, mode: 0o600, size: entry.bytes.length, type: FILE })
      yield entry.bytes
      yield padding(entry.bytes.length)
    } else {
      yield headerOf({ path: `${entry.path}/`, mode: 0o700, size: 0, type: FOLDER })
    }
  }
  yield Buffer.alloc(2 * BLOCK)
}

const textOf = (header, from, length) => header.toString('utf8', from, from + length).replace(/\0.*$/s, '')

const readHeader = (header) => {
  if (Number.parseInt(textOf(header, 148, 8), 8) !== checksumOf(header))
    throw new Failure('An archive is damaged.')
  const path = normalize(textOf(header, 0, 100))
  if (path.startsWith('..') || path.startsWith(sep))
    throw new Failure('An archive names a file outside of itself.')
  return {
    path,
    mode: Number.parseInt(textOf(header, 100, 8), 8),
    size: Number.parseInt(textOf(header, 124, 12), 8),
    type: textOf(header, 156, 1),
  }
}

/** Puts what comes in pieces of any size together to pieces of the wanted one. */
const reader = (source) => {
  const iterator = source[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  const atMost = async (wanted) => {
    while (rest.length === 0) {
      const { done, value } = await iterator.next()
      if (done) throw new Failure('An archive ends in the middle.')
      rest = value
    }
    const piece = rest.subarray(0, wanted)
    rest = rest.subarray(piece.length)
    return piece
  }
  const exactly = async (wanted) => {
    const pieces = []
    for (let left = wanted; left > 0; left -= pieces.at(-1).length) pieces.push(await atMost(left))
    return Buffer.concat(pieces)
  }
  return { atMost, exactly }
}

const writeFile = async (path, { mode, size }, { atMost }) => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const descriptor = openSync(path, 'wx', 0o600)
  try {
    for (let left = size; left > 0;) {
      const piece = await atMost(left)
      writeSync(descriptor, piece)
      left -= piece.length
    }
    fchmodSync(descriptor, mode & 0o700)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Unpacks an archive into a folder that is there.
 * @param {AsyncIterable<Buffer>} source
 * @param {string} folder
 * @throws {Failure} when it is not an archive of ours
 */
export const unpack = async (source, folder) => {
  const pieces = reader(source)
  for (;;) {
    const block = await pieces.exactly(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const header = readHeader(block)
    const path = join(folder, header.path)
    if (header.type === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      await writeFile(path, header, pieces)
      await pieces.exactly(padding(header.size).length)
    }
  }
}
