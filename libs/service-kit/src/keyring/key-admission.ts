import { existsSync } from 'node:fs'
import type { Client } from 'pg'
import { withOwnerClient } from '../database/setup/migrate.js'
import type { ServiceDatabase } from '../database/service-database.js'
import type { Env } from '../env/env.js'
import { EnvError } from '../env/env-error.js'
import { checksOf, checkValue, type KeyChecks, KeyCheckTable, LOOKUP_CHECK } from './key-checks.js'
import { createKeyFile, type KeyFile, readKeyFile } from '../crypto/key-file.js'
import { type ColumnProof, KeyProof } from './key-proof.js'
import { Keys } from '../crypto/keys.js'

const WHAT_TO_DO =
  'Put the key file of this database back: a copy lies beside the backups (docs/RELIABILITY.md, "A lost key file"). Nothing was changed.'

const refusal = (path: string, what: string): EnvError =>
  new EnvError(`KEYS_FILE: ${path} ${what} ${WHAT_TO_DO}`)

const dataVersionOf = (name: string): string => name.replace(/^data:/, '')

/** What the database asks of the keys and they do not give, as the end of a sentence about the file; null when they fit. */
const misfitOf = (file: KeyFile, noted: KeyChecks): string | null => {
  const given = checksOf(file)
  for (const [name, value] of noted) {
    if (name === LOOKUP_CHECK) continue
    const own = given.get(name)
    if (own === undefined)
      return `lacks data key ${dataVersionOf(name)}, which the database needs: it is an older copy, or another one's.`
    if (own !== value)
      return `holds another data key ${dataVersionOf(name)} than the database was sealed with: it belongs to another one.`
  }
  const lookup = noted.get(LOOKUP_CHECK)
  // In the middle of a rotation the database may be at the next key already; the file holds both.
  const lookups = [file.lookup, ...(file.next_lookup ? [file.next_lookup] : [])]
  if (lookup === undefined || lookups.some((key) => checkValue(LOOKUP_CHECK, key) === lookup)) return null
  return 'holds another "lookup" than codes and e-mails of the database are found by: it is an older copy, or another one\'s.'
}

const failedProof = ({ name, version, tried, closed, hashed, unfound }: ColumnProof): string | null => {
  if (closed > 0)
    return `does not open ${closed} of ${tried} values of ${name} that data key ${version} sealed.`
  // Some may be left of a rotation that was killed and is finished by the next; all of them are a foreign key.
  if (hashed > 0 && unfound === hashed) return `holds another "lookup" than ${name} is found by.`
  return null
}

/** Lets a key file in that belongs to a database, and notes down what is new in it. */
class KeyAdmission {
  private readonly table: KeyCheckTable
  private readonly proof: KeyProof

  constructor(
    private readonly client: Client,
    private readonly path: string,
    private readonly databases: ServiceDatabase[],
  ) {
    this.table = new KeyCheckTable(client)
    this.proof = new KeyProof(client, databases)
  }

  /** @throws EnvError with what is wrong and what to do */
  async admit(mayCreate: boolean): Promise<void> {
    await this.table.alone(async () => {
      const noted = await this.table.read()
      if (!existsSync(this.path)) await this.create(mayCreate, noted)
      const file = readKeyFile(this.path)
      const misfit = misfitOf(file, noted)
      if (misfit !== null) throw refusal(this.path, misfit)
      // A database from before there were check values: what is sealed in it is the only witness.
      if (!noted.has(LOOKUP_CHECK)) await proveKeys(this.client, this.path, this.databases)
      const fresh = [...checksOf(file)].filter(([name]) => !noted.has(name))
      if (fresh.length > 0) await this.table.put(new Map(fresh))
    })
  }

  private async create(mayCreate: boolean, noted: KeyChecks): Promise<void> {
    if (noted.size > 0 || (await this.proof.holdsAnything()))
      throw refusal(
        this.path,
        'is missing, and the database holds what only its keys open. No new keys are made.',
      )
    if (mayCreate) createKeyFile(this.path)
  }
}

/**
 * Opens a sample of every version in every sealed column.
 * @throws EnvError when one does not open, or is not found by its hash
 */
export const proveKeys = async (
  client: Client,
  path: string,
  databases: ServiceDatabase[],
): Promise<void> => {
  for (const proof of await new KeyProof(client, databases).prove(new Keys(readKeyFile(path)))) {
    const failed = failedProof(proof)
    if (failed !== null) throw refusal(path, failed)
  }
}

/** The check values of a database. */
export const keyChecksIn = (client: Client): Promise<KeyChecks> => new KeyCheckTable(client).read()

/**
 * Gives up what only lost keys open: from now on the database asks for the keys of the file, which is made when it is
 * missing, with a version that no value names. Should the lost file turn up after all, its values are still there.
 */
export const acceptKeys = async (
  { databaseUrl, keysFile }: Env,
  databases: ServiceDatabase[],
): Promise<void> => {
  await withOwnerClient(databaseUrl, 'gb-keys-accept', (client) => {
    const table = new KeyCheckTable(client)
    return table.alone(async () => {
      const noted = await table.read()
      const used = await new KeyProof(client, databases).usedVersions()
      const known = [...used, ...[...noted.keys()].map(dataVersionOf)].map(Number).filter(Number.isInteger)
      if (!existsSync(keysFile)) createKeyFile(keysFile, String(Math.max(0, ...known) + 1))
      const given = checksOf(readKeyFile(keysFile))
      await table.put(given)
      await table.remove([...noted.keys()].filter((name) => !given.has(name)))
    })
  })
}

/**
 * The keys of a start or a command, once it is certain that they are those of the database. A missing file is made only
 * outside production and only for a database that holds nothing.
 * @param databases of all services, whichever this process hosts
 * @throws EnvError when the file is missing, half written, older than the data or another one's; nothing is changed then
 */
export const openKeys = async (
  { databaseUrl, keysFile, production }: Env,
  databases: ServiceDatabase[],
): Promise<Keys> => {
  await withOwnerClient(databaseUrl, 'gb-keys-check', (client) =>
    new KeyAdmission(client, keysFile, databases).admit(!production),
  )
  return new Keys(readKeyFile(keysFile), keysFile)
}
