import 'reflect-metadata'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FdcImportService, FoodImportModule, ImportRefusal } from '@gb/food-analysis'
import { EnvModule, openKeys, parseEnv, prepareDatabases } from '@gb/service-kit'
import { UsageError } from './operator-command.js'
import { DATABASES, SERVICES } from './services.js'

const USAGE = `Usage:
  npm run foods:import -- FOLDER [--branded]
FOLDER is an unpacked CSV download of FoodData Central, or its food.csv. --branded takes packaged products too.
A stopped import goes on where it was when the same command is run again.`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const readCommand = (args: string[]): { path: string; withBranded: boolean } => {
  const parse = () => {
    try {
      return parseArgs({ args, options: { branded: { type: 'boolean' } }, allowPositionals: true })
    } catch {
      throw new UsageError('These words are not understood.')
    }
  }
  const { values, positionals } = parse()
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) throw new UsageError('Name one folder.')
  return { path: resolve(path), withBranded: values.branded ?? false }
}

const main = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2))
  const env = parseEnv(process.env)
  const keys = await openKeys(env, DATABASES)
  await prepareDatabases(env, keys, [SERVICES['food-analysis'].database])
  @Module({ imports: [EnvModule.forRoot(env, keys), FoodImportModule] })
  class CommandModule {}
  const app = await NestFactory.createApplicationContext(CommandModule, {
    logger: false,
    abortOnError: false,
  })
  try {
    await app.get(FdcImportService, { strict: false }).run({ ...command, say })
  } finally {
    await app.close()
  }
}

try {
  await main()
} catch (error) {
  const text = error instanceof UsageError ? `${error.message}\n${USAGE}` : String(error)
  process.stderr.write(`${error instanceof ImportRefusal ? error.message : text}\n`)
  process.exitCode = 1
}
