import { createHmac } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { createKeyFile, type KeyFile, readKeyFile } from './key-file.js'

const MAX_PSEUDONYMS = 10_000

/** How long a running process may go on sealing with the key it knows after the file names another, in milliseconds. */
export const KEYS_NOTICED_WITHIN_MS = 1_000

interface DataKeys {
  current: string
  byVersion: Map<string, Buffer>
}

const bytes = (value: string): Buffer => Buffer.from(value, 'base64')

const dataKeysOf = ({ current, data }: KeyFile): DataKeys => ({
  current,
  byVersion: new Map(Object.entries(data).map(([version, value]) => [version, bytes(value)])),
})

/**
 * Key material, kept outside the database and its backups. The keys of the data and of the look-ups follow their file: a running process notices
 * a rotation within a second, and at once when it meets a value of a version it does not know.
 */
export class Keys {
  readonly internal: Buffer
  private lookupKey: Buffer
  private readonly logKey: Buffer
  // Every request of a person asks for the same one; making it anew was 5 % of the CPU of a read.
  private readonly pseudonyms = new Map<string, string>()
  private dataKeys: DataKeys
  private checkedAt = Date.now()
  private stamp: string

  /**
   * @param file the keys
   * @param path where they were read, to follow changes; without it they stay as they are
   */
  constructor(
    file: KeyFile,
    private readonly path?: string,
  ) {
    this.internal = bytes(file.internal)
    this.lookupKey = bytes(file.lookup)
    this.logKey = bytes(file.log)
    this.dataKeys = dataKeysOf(file)
    this.stamp = this.fileStamp()
  }

  /** The version that new ciphertexts are written with. */
  get current(): string {
    this.followNowAndThen()
    return this.dataKeys.current
  }

  /** The data key of a version. */
  data(version: string): Buffer {
    const found = this.dataKeys.byVersion.get(version) ?? this.afterReading(version)
    if (!found) throw new Error(`data key ${version} is missing`)
    return found
  }

  /** Keyed hash for equality look-ups (codes, e-mails). `purpose` keeps the spaces apart. */
  lookup(purpose: string, value: string): Buffer {
    this.followNowAndThen()
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

  private afterReading(version: string): Buffer | undefined {
    this.follow()
    return this.dataKeys.byVersion.get(version)
  }

  private followNowAndThen(): void {
    if (Date.now() - this.checkedAt >= KEYS_NOTICED_WITHIN_MS) this.follow()
  }

  // Asked for at most once a second and only by work that seals or looks up: cheaper than a watcher, and it misses no mount.
  private follow(): void {
    this.checkedAt = Date.now()
    const stamp = this.fileStamp()
    if (this.path === undefined || stamp === this.stamp) return
    try {
      const file = readKeyFile(this.path)
      if (this.contradicts(file)) return
      this.dataKeys = dataKeysOf(file)
      this.lookupKey = bytes(file.lookup)
      this.stamp = stamp
    } catch {
      // A file that is being replaced by hand: the keys at hand stay good, and the next second looks again.
    }
  }

  // Another database's file put in this one's place: sealing with its keys would make people unreadable.
  private contradicts({ data }: KeyFile): boolean {
    return Object.entries(data).some(([version, key]) => {
      const known = this.dataKeys.byVersion.get(version)
      return known !== undefined && !known.equals(bytes(key))
    })
  }

  private fileStamp(): string {
    if (this.path === undefined) return ''
    const found = statSync(this.path, { throwIfNoEntry: false })
    return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
  }
}

/**
 * Reads the key file.
 * @param mayCreate outside production a missing file is made once; in production it is a refusal
 */
export const loadKeys = (path: string, mayCreate: boolean): Keys => {
  if (!existsSync(path) && mayCreate) createKeyFile(path)
  return new Keys(readKeyFile(path), path)
}
