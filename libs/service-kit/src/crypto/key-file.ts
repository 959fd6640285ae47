import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../base/errors/error-code.js'
import { EnvError } from '../env/env-error.js'

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

const writeDraft = (
  draft: string,
  content: KeyFile,
  mode: number,
  owner?: { uid: number; gid: number },
): void => {
  // Left by a killed process of the same number, as every first process of a container has.
  rmSync(draft, { force: true })
  const descriptor = openSync(draft, 'wx', mode)
  try {
    if (owner) fchownSync(descriptor, owner.uid, owner.gid)
    writeSync(descriptor, `${JSON.stringify(content, null, 2)}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const syncFolder = (path: string): void => {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * Makes the file unless it is there.
 * @param version of its data key: one that no value names yet
 * @throws when it cannot be written
 */
export const createKeyFile = (path: string, version = '1'): void => {
  mkdirSync(dirname(path), { recursive: true })
  const content: KeyFile = {
    current: version,
    data: { [version]: freshKey() },
    lookup: freshKey(),
    internal: freshKey(),
    log: freshKey(),
  }
  const draft = `${path}.${process.pid}.draft`
  try {
    writeDraft(draft, content, 0o600)
    // A link appears whole and only where nothing is: two processes starting at once, or a kill, end up with one file or none.
    linkSync(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = errorCode(error) ?? 'unknown'
    throw new EnvError(`KEYS_FILE: ${path} cannot be read (${code})`, { cause: error })
  }
}

/**
 * Reads and checks the file.
 * @throws EnvError with a sentence that holds nothing of its content
 */
export const readKeyFile = (path: string): KeyFile => {
  if (!existsSync(path)) throw new EnvError(`KEYS_FILE: ${path} is missing`)
  const file = fileSchema.safeParse(parsed(readText(path)))
  if (!file.success) throw new EnvError(`KEYS_FILE: ${path} does not hold valid keys`)
  if (!(file.data.current in file.data.data))
    throw new EnvError('KEYS_FILE: "current" names a key that is not there')
  return file.data
}

/** Why the file cannot be used, as a sentence that holds nothing of its content; null when it can. */
export const keyFileProblem = (path: string): string | null => {
  try {
    readKeyFile(path)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Replaces the file at one stroke: whoever reads it meanwhile gets the old one or the new one, also after a power cut.
 * @throws when the folder cannot be written
 */
export const replaceKeyFile = (path: string, content: KeyFile): void => {
  const draft = `${path}.${process.pid}.draft`
  const { uid, gid, mode } = statSync(path)
  try {
    // Run by an administrator, the file must stay readable for the account that the server runs as.
    writeDraft(draft, content, mode & 0o777, uid === process.getuid?.() ? undefined : { uid, gid })
    renameSync(draft, path)
    syncFolder(dirname(path))
  } finally {
    rmSync(draft, { force: true })
  }
}
