import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { EnvError } from '../env/env.js'

const key = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')

const fileSchema = z.object({
  /** Version that new ciphertexts are written with. */
  current: z.string(),
  /** Data keys by version; old ones stay so that old rows can be read. */
  data: z.record(z.string().regex(/^[1-9]\d{0,3}$/), key),
  lookup: key,
  internal: key,
  log: key,
})

const MAX_PSEUDONYMS = 10_000

const fresh = () => randomBytes(32).toString('base64')

/** Key material, kept outside the database and its backups. */
export class Keys {
  readonly internal: Buffer
  private readonly lookupKey: Buffer
  private readonly logKey: Buffer
  // Every request of a person asks for the same one; making it anew was 5 % of the CPU of a read.
  private readonly pseudonyms = new Map<string, string>()
  private readonly dataKeys: Map<string, Buffer>
  readonly current: string

  constructor(file: z.infer<typeof fileSchema>) {
    const bytes = (value: string) => Buffer.from(value, 'base64')
    this.internal = bytes(file.internal)
    this.lookupKey = bytes(file.lookup)
    this.logKey = bytes(file.log)
    this.current = file.current
    this.dataKeys = new Map(Object.entries(file.data).map(([version, value]) => [version, bytes(value)]))
    if (!this.dataKeys.has(file.current))
      throw new EnvError('KEYS_FILE: "current" names a key that is not there')
  }

  /** The data key of a version. */
  data(version: string): Buffer {
    const found = this.dataKeys.get(version)
    if (!found) throw new Error(`data key ${version} is missing`)
    return found
  }

  /** Keyed hash for equality look-ups (codes, e-mails). `purpose` keeps the spaces apart. */
  lookup(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.lookupKey).update(`${purpose}:v1:${value}`).digest()
  }

  /** Short keyed pseudonym for logs. */
  pseudonym(value: string): string {
    const known = this.pseudonyms.get(value)
    if (known !== undefined) return known
    const made = createHmac('sha256', this.logKey).update(value).digest('base64url').slice(0, 16)
    if (this.pseudonyms.size >= MAX_PSEUDONYMS) this.pseudonyms.clear()
    this.pseudonyms.set(value, made)
    return made
  }
}

const create = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  const content = { current: '1', data: { '1': fresh() }, lookup: fresh(), internal: fresh(), log: fresh() }
  // 'wx': two processes starting at once must end up with one file, not with two halves.
  try {
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/**
 * Reads the key file.
 * @param mayCreate outside production a missing file is made once; in production it is a refusal
 */
export const loadKeys = (path: string, mayCreate: boolean): Keys => {
  if (!existsSync(path) && mayCreate) create(path)
  if (!existsSync(path)) throw new EnvError(`KEYS_FILE: ${path} is missing`)
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new EnvError(`KEYS_FILE: ${path} does not hold valid keys`)
  return new Keys(parsed.data)
}
