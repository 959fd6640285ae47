import { createHash } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Puts a file's or a folder's own entry on the disk. */
export const sync = (path) => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Everything in a folder, and the folder. */
export const syncTree = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) sync(path)
  }
  sync(folder)
}

/** Writes a file whole or not at all, also after a power cut. */
export const writeWhole = (path, text, mode = 0o600) => {
  const draft = `${path}.${process.pid}.new`
  rmSync(draft, { force: true })
  const descriptor = openSync(draft, 'wx', mode)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, path)
  sync(dirname(path))
}

/** Renames, and has that on the disk before anything follows. */
export const move = (from, to) => {
  renameSync(from, to)
  sync(dirname(to))
  if (dirname(from) !== dirname(to)) sync(dirname(from))
}

export const sha256 = (content) => createHash('sha256').update(content).digest('hex')

/** @returns {Promise<string>} SHA-256 of a file, in hex */
export const hashOfFile = async (path) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Bytes that an ordinary user may still write to the disk of a folder, or of the nearest one above it that is there. */
export const freeBytes = (folder) => {
  if (!existsSync(folder)) return freeBytes(dirname(folder))
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Bytes of all files in a folder. */
export const sizeOf = (folder, sizeOfFile) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path, sizeOfFile) : sizeOfFile(path))
  }, 0)
