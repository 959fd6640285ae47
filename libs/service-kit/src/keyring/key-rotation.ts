import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { FieldCipher } from '../crypto/field-cipher.js'
import { freshKey, type KeyFile, readKeyFile } from '../crypto/key-file.js'
import { Keys, KEYS_NOTICED_WITHIN_MS } from '../crypto/keys.js'
import type { ServiceDatabase } from '../database/service-database.js'
import { checksOf, dataCheckName, KeyCheckTable } from './key-checks.js'
import { KeyRefusal } from './key-refusal.js'
import { LookupRotation } from './lookup-rotation.js'
import { ColumnResealer } from './reseal.js'
import { whileNobodyRotates } from './rotation-lock.js'
import { sealedColumnsOf } from './sealed-columns.js'
import { newestOf, nextVersion, writeKeys } from './write-keys.js'

const PASSES = 30
const PAUSE_MS = 500

/** A write that sealed with the old key just before a rotation is in the table by then; no statement lives longer. */
export const RETIRE_AFTER_SECONDS = 60

/** How many values of a column each version holds. */
export interface ColumnVersions {
  /** `schema.table.column` */
  name: string
  versions: Map<string, number>
}

const staleIn = (columns: ColumnVersions[], current: string): number =>
  columns.reduce(
    (sum, { versions }) =>
      [...versions].reduce((inner, [version, rows]) => inner + (version === current ? 0 : rows), sum),
    0,
  )

/** Adds, spreads and retires versions of the data key, while the product runs. */
export class KeyRotation {
  private readonly columns: { name: string; open: (cipher: FieldCipher) => ColumnResealer }[]
  private readonly lookups: LookupRotation
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
    this.lookups = new LookupRotation(client, path, databases, report, settleMs)
  }

  /**
   * Replaces the key of the look-ups; see `LookupRotation.rotate`.
   * @throws KeyRefusal when the file cannot be written
   */
  async rotateLookup(): Promise<void> {
    await whileNobodyRotates(this.client, () => this.lookups.rotate())
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
    await whileNobodyRotates(this.client, async () => {
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
    await whileNobodyRotates(this.client, async () => {
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
        writeKeys(this.path, { ...file, data })
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
    writeKeys(this.path, { ...prepared, current: version, since: new Date().toISOString() })
    this.report(`Version ${version} is in ${this.path}. Running servers use it within a second.`)
    // From here on nobody seals with the old one, so that one walk over the tables finds all there is.
    await sleep(this.settleMs)
  }

  /** Puts the next key into the file, not yet in use; one that a killed run left there is taken. */
  private prepare(): KeyFile {
    const file = readKeyFile(this.path)
    if (newestOf(file) > Number(file.current)) return file
    const prepared = { ...file, data: { ...file.data, [nextVersion(file)]: freshKey() } }
    writeKeys(this.path, prepared)
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
}
