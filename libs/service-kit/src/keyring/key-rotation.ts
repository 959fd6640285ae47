import type { Client } from 'pg'
import { sealedColumnsOf } from './sealed-columns.js'
import type { ServiceDatabase } from '../database/service-database.js'
import { FieldCipher } from '../crypto/field-cipher.js'
import { checksOf, checkValue, dataCheckName, KeyCheckTable, LOOKUP_CHECK } from './key-checks.js'
import { freshKey, type KeyFile, readKeyFile, replaceKeyFile } from '../crypto/key-file.js'
import { Keys, KEYS_NOTICED_WITHIN_MS } from '../crypto/keys.js'
import { type HashedColumn, rehash } from './rehash.js'
import { ColumnResealer } from './reseal.js'

// Any constant does, but not the one of the migrations.
const ROTATION_LOCK = 7_230_515

const PASSES = 30
const PAUSE_MS = 500

/** A write that sealed with the old key just before a rotation is in the table by then; no statement lives longer. */
export const RETIRE_AFTER_SECONDS = 60

/** Something an operator can put right; the message is a whole sentence. */
export class KeyRefusal extends Error {}

/** How many values of a column each version holds. */
export interface ColumnVersions {
  /** `schema.table.column` */
  name: string
  versions: Map<string, number>
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const newestOf = ({ data }: KeyFile): number => Math.max(...Object.keys(data).map(Number))

const nextVersion = (file: KeyFile): string => String(newestOf(file) + 1)

const staleIn = (columns: ColumnVersions[], current: string): number =>
  columns.reduce(
    (sum, { versions }) =>
      [...versions].reduce((inner, [version, rows]) => inner + (version === current ? 0 : rows), sum),
    0,
  )

/** Adds, spreads and retires versions of the data key, while the product runs. */
export class KeyRotation {
  private readonly columns: { name: string; open: (cipher: FieldCipher) => ColumnResealer }[]
  private readonly hashed: HashedColumn[]
  private readonly checks: KeyCheckTable

  /**
   * @param client a role that may read and write the tables of every service
   * @param path the key file
   * @param report told what is going on, a line at a time
   * @param settleMs how long running servers get to notice a new version
   */
  constructor(
    private readonly client: Client,
    private readonly path: string,
    databases: ServiceDatabase[],
    private readonly report: (line: string) => void,
    private readonly settleMs = 2 * KEYS_NOTICED_WITHIN_MS,
  ) {
    this.checks = new KeyCheckTable(client)
    this.columns = databases.flatMap((database) =>
      sealedColumnsOf(database).map((column) => ({
        name: `${database.schema}.${column.table}.${column.column}`,
        open: (cipher: FieldCipher) => new ColumnResealer(client, cipher, database.schema, column),
      })),
    )
    this.hashed = databases.flatMap((database) =>
      sealedColumnsOf(database).flatMap((sealed) =>
        sealed.lookup ? [{ schema: database.schema, sealed, lookup: sealed.lookup }] : [],
      ),
    )
  }

  /**
   * Replaces the key of the look-ups: hashes everything anew in one transaction, hands the key to the servers, and goes
   * over it once more for what they wrote meanwhile. Codes and e-mails are not found for a second or two. A run that
   * was killed is finished by the next, with the same key.
   * @throws KeyRefusal when the file cannot be written
   */
  async rotateLookup(): Promise<void> {
    await this.alone(async () => {
      const file = readKeyFile(this.path)
      const lookup = file.next_lookup ?? freshKey()
      // In the file before the first hash: a key that made hashes may never be lost.
      if (file.next_lookup === undefined) this.write({ ...file, next_lookup: lookup })
      await this.rehashAll(lookup)
      const { next_lookup: _done, ...rest } = readKeyFile(this.path)
      this.write({ ...rest, lookup })
      await sleep(this.settleMs)
      await this.rehashAll(lookup)
    })
  }

  /** The version in use, those in the file, and how many values each column has of which. */
  async status(): Promise<{ current: string; known: string[]; columns: ColumnVersions[] }> {
    const file = readKeyFile(this.path)
    const cipher = new FieldCipher(new Keys(file))
    const columns: ColumnVersions[] = []
    for (const { name, open } of this.columns) columns.push({ name, versions: await open(cipher).versions() })
    return { current: file.current, known: Object.keys(file.data), columns }
  }

  /**
   * Adds a version and seals everything anew with it; goes on with what an earlier run left unfinished instead.
   * @throws KeyRefusal when the file cannot be written, or values are left that no key opens
   */
  async rotate(): Promise<void> {
    await this.alone(async () => {
      const { current, columns } = await this.status()
      const stale = staleIn(columns, current)
      if (stale > 0) this.report(`${stale} values wait for version ${current}: going on with them.`)
      else await this.addVersion()
      await this.resealAll()
    })
  }

  /**
   * Forgets a version that no value needs any more.
   * @throws KeyRefusal when it is in use, unknown, or was in use a moment ago
   */
  async retire(version: string): Promise<void> {
    await this.alone(async () => {
      const file = readKeyFile(this.path)
      if (version === file.current)
        throw new KeyRefusal(`Version ${version} is the one in use. Rotate first.`)
      if (!(version in file.data)) throw new KeyRefusal(`There is no version ${version}.`)
      const age = (Date.now() - Date.parse(file.since ?? '1970-01-01T00:00:00Z')) / 1000
      if (age < RETIRE_AFTER_SECONDS)
        throw new KeyRefusal(
          `The rotation is ${Math.floor(age)} seconds old; a write may still be under way. Wait ${Math.ceil(RETIRE_AFTER_SECONDS - age)} seconds.`,
        )
      await this.refuseWhileUsed(version)
      await this.checks.alone(async () => {
        // First in the database: killed in between, the key is still in the file and is noted down again by the next start.
        await this.checks.remove([dataCheckName(version)])
        const { [version]: _gone, ...data } = file.data
        this.write({ ...file, data })
      })
    })
  }

  private async refuseWhileUsed(version: string): Promise<void> {
    const { columns } = await this.status()
    const users = columns.flatMap(({ name, versions }) => {
      const rows = versions.get(version) ?? 0
      return rows > 0 ? [`${name} (${rows})`] : []
    })
    if (users.length > 0)
      throw new KeyRefusal(
        `Version ${version} is still needed by ${users.join(', ')}. Run "rotate" once more, then retire it.`,
      )
  }

  private async addVersion(): Promise<void> {
    const prepared = this.prepare()
    // Noted down before anything is sealed with it, and never before it is in the file: killed anywhere, no value needs a
    // key that the database does not ask for, and the database asks for none that is not there.
    await this.checks.alone(() => this.checks.put(checksOf(prepared)))
    const version = String(newestOf(prepared))
    this.write({ ...prepared, current: version, since: new Date().toISOString() })
    this.report(`Version ${version} is in ${this.path}. Running servers use it within a second.`)
    // From here on nobody seals with the old one, so that one walk over the tables finds all there is.
    await sleep(this.settleMs)
  }

  /** Puts the next key into the file, not yet in use; one that a killed run left there is taken. */
  private prepare(): KeyFile {
    const file = readKeyFile(this.path)
    if (newestOf(file) > Number(file.current)) return file
    const prepared = { ...file, data: { ...file.data, [nextVersion(file)]: freshKey() } }
    this.write(prepared)
    return prepared
  }

  private async resealAll(): Promise<void> {
    const cipher = new FieldCipher(new Keys(readKeyFile(this.path)))
    let broken = 0
    for (const { name, open } of this.columns) broken += await this.resealColumn(name, open(cipher))
    if (broken > 0)
      throw new KeyRefusal(
        `${broken} values cannot be opened with the keys in ${this.path} and stay as they are. Put the missing version back into the file and run this again.`,
      )
  }

  private async rehashAll(lookup: string): Promise<void> {
    const keys = new Keys({ ...readKeyFile(this.path), lookup })
    const cipher = new FieldCipher(keys)
    await this.client.query('BEGIN')
    try {
      for (const column of this.hashed) {
        const written = await rehash(this.client, cipher, keys, column)
        this.report(`${column.schema}.${column.sealed.table}.${column.lookup.column}: ${written} hashed anew`)
      }
      // With the hashes: a start before this asks for the old key, one after it for the new, and the file holds both.
      await this.checks.put(new Map([[LOOKUP_CHECK, checkValue(LOOKUP_CHECK, lookup)]]))
      await this.client.query('COMMIT')
    } catch (error) {
      await this.client.query('ROLLBACK')
      throw error
    }
  }

  private async resealColumn(name: string, column: ColumnResealer): Promise<number> {
    const { current } = readKeyFile(this.path)
    let sealed = 0
    for (let pass = 1; pass <= PASSES; pass++) {
      const done = await column.pass(current)
      sealed += done.sealed
      if (done.missed === 0) {
        this.report(`${name}: ${sealed} sealed anew${done.broken > 0 ? `, ${done.broken} unreadable` : ''}`)
        return done.broken
      }
      await sleep(PAUSE_MS)
    }
    throw new KeyRefusal(
      `${name} is changed too often right now. Run this again in a while; nothing is lost.`,
    )
  }

  private write(content: KeyFile): void {
    try {
      replaceKeyFile(this.path, content)
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
      const version = nextVersion(readKeyFile(this.path))
      throw new KeyRefusal(
        `KEYS_FILE: ${this.path} cannot be written (${why}), so change it by hand on every host. To rotate: add under "data" the key "${version}" with the output of "openssl rand -base64 32", set "current" to "${version}", then run "rotate": it seals everything anew. To retire: run "status" first, then remove a version that no value has.`,
      )
    }
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    const { rows } = await this.client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      ROTATION_LOCK,
    ])
    if (!rows[0]?.free) throw new KeyRefusal('Another run of this command is at work. Wait until it is done.')
    try {
      await work()
    } finally {
      await this.client.query('SELECT pg_advisory_unlock($1)', [ROTATION_LOCK])
    }
  }
}
