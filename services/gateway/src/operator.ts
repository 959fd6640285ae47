import 'reflect-metadata'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { OperatorModule, OperatorService } from '@gb/profile'
import { EnvModule, openKeys, parseEnv, prepareDatabases } from '@gb/service-kit'
import { OPERATOR_USAGE, type OperatorCommand, readOperatorCommand, UsageError } from './operator-command.js'
import { DATABASES, REGISTRY } from './registry.js'

/** Says how the audit log stands. Rows cut off at its end leave no gap: compare the last row with an earlier answer. */
const verdictOf = async (operators: OperatorService): Promise<string> => {
  const { brokenAt, last } = await operators.verify()
  if (brokenAt !== null)
    throw new Error(`The audit log is not whole: row ${brokenAt} was changed or is missing.`)
  return `The audit log is whole: ${last.seq} rows, the last with hash ${last.hash.toString('hex')}`
}

const run = async (command: OperatorCommand, operators: OperatorService): Promise<string> => {
  if (command.action === 'create') {
    const { token, row } = await operators.create(command.name, command.scopes, command.days)
    return `${token}\nFor ${row.name}, ${row.scopes.join(', ')}, until ${row.expiresAt}. It is shown only now.`
  }
  if (command.action === 'revoke')
    return `Revoked: ${(await operators.revokeByCommand(command.tokenId)).tokenId}`
  if (command.action === 'verify') return verdictOf(operators)
  const rows = await operators.list()
  return rows
    .map(
      (row) =>
        `${row.tokenId}  ${row.revokedAt ? 'revoked' : row.expiresAt}  ${row.name}  ${row.scopes.join(',')}`,
    )
    .join('\n')
}

const main = async (): Promise<void> => {
  const command = readOperatorCommand(process.argv.slice(2))
  const env = parseEnv(process.env)
  const keys = await openKeys(env, DATABASES)
  await prepareDatabases(env, keys, [REGISTRY.profile.database])
  @Module({ imports: [EnvModule.forRoot(env, keys), OperatorModule] })
  class CommandModule {}
  const app = await NestFactory.createApplicationContext(CommandModule, {
    logger: false,
    abortOnError: false,
  })
  process.stdout.write(`${await run(command, app.get(OperatorService))}\n`)
  await app.close()
}

try {
  await main()
} catch (error) {
  const text = error instanceof UsageError ? `${error.message}\n${OPERATOR_USAGE}` : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
