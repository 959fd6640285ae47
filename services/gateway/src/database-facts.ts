import 'reflect-metadata'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { OperatorModule, OperatorService } from '@gb/profile'
import {
  type Env,
  EnvError,
  EnvModule,
  type Keys,
  keyChecksIn,
  openKeys,
  parseEnv,
  prepareDatabases,
  proveKeys,
  rowCounts,
  unknownMigrations,
  appliedMigrations,
  withOwnerClient,
} from '@gb/service-kit'
import { DATABASES } from './services.js'

// node dist/database-facts.js [--thorough]   what a backup writes down of a database, and what a restore asks of it

/** Brings the database to this release and walks the audit log; what a restored database must stand before it is used. */
const examine = async (env: Env, keys: Keys): Promise<void> => {
  await prepareDatabases(env, keys, DATABASES)
  @Module({ imports: [EnvModule.forRoot(env, keys), OperatorModule] })
  class ExaminationModule {}
  const app = await NestFactory.createApplicationContext(ExaminationModule, {
    logger: false,
    abortOnError: false,
  })
  const { brokenAt } = await app.get(OperatorService).verify()
  await app.close()
  if (brokenAt !== null)
    throw new EnvError(`The audit log is not whole: row ${brokenAt} was changed or is missing.`)
}

const main = async (): Promise<void> => {
  const env = parseEnv(process.env)
  const keys = await openKeys(env, DATABASES)
  await withOwnerClient(env.databaseUrl, 'gb-facts', async (client) => {
    await proveKeys(client, env.keysFile, DATABASES)
    const unknown = await unknownMigrations(client, DATABASES)
    if (unknown.length > 0)
      throw new EnvError(`The database is of a newer release: this one does not know ${unknown.join(', ')}.`)
  })
  if (process.argv.includes('--thorough')) await examine(env, keys)
  await withOwnerClient(env.databaseUrl, 'gb-facts', async (client) => {
    const facts = {
      migrations: await appliedMigrations(client, DATABASES),
      tables: await rowCounts(client, DATABASES),
      keys: Object.fromEntries(await keyChecksIn(client)),
    }
    process.stdout.write(`${JSON.stringify(facts)}\n`)
  })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
