import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { EnvError } from '../env/env.js'

const key = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')

const fileSchema = z.object({
  /** Version that new ciphertexts are written with. */
  current: z.string(),
  /** When `current` was changed last; absent in a file that was never rotated. */
  since: z.iso.datetime().optional(),
  /** Data keys by version; old ones stay so that old rows can be read. */
  data: z.record(z.string().regex(/^[1-9]\d{0,3}$/), key),
  lookup: key,
  /** The next `lookup`, while hashes are being written anew with it. */
  next_lookup: key.optional(),
  internal: key,
  log: key,
})

/** What the key file holds: base64 keys of 32 bytes. */
export type KeyFile = z.infer<typeof fileSchema>

/** A fresh key in base64. */
export const freshKey = (): string => randomBytes(32).toString('base64')

/**
 * Makes the file unless it is there.
 * @throws when it cannot be written
 */
export const createKeyFile = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  const content: KeyFile = {
    current: '1',
    data: { '1': freshKey() },
    lookup: freshKey(),
    internal: freshKey(),
    log: freshKey(),
  }
  // 'wx': two processes starting at once must end up with one file, not with two halves.
  try {
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads and checks the file.
 * @throws EnvError with a sentence that holds nothing of its content
 */
export const readKeyFile = (path: string): KeyFile => {
  if (!existsSync(path)) throw new EnvError(`KEYS_FILE: ${path} is missing`)
  const file = fileSchema.safeParse(parsed(readFileSync(path, 'utf8')))
  if (!file.success) throw new EnvError(`KEYS_FILE: ${path} does not hold valid keys`)
  if (!(file.data.current in file.data.data))
    throw new EnvError('KEYS_FILE: "current" names a key that is not there')
  return file.data
}

/**
 * Replaces the file at one stroke: whoever reads it meanwhile gets the old one or the new one, also after a power cut.
 * @throws when the folder cannot be written
 */
export const replaceKeyFile = (path: string, content: KeyFile): void => {
  const draft = `${path}.${process.pid}.draft`
  const { uid, gid, mode } = statSync(path)
  try {
    const descriptor = openSync(draft, 'wx', mode & 0o777)
    // Run by an administrator, the file must stay readable for the account that the server runs as.
    if (uid !== process.getuid?.()) fchownSync(descriptor, uid, gid)
    writeSync(descriptor, `${JSON.stringify(content, null, 2)}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(draft, path)
    const folder = openSync(dirname(path), 'r')
    fsyncSync(folder)
    closeSync(folder)
  } finally {
    rmSync(draft, { force: true })
  }
}
