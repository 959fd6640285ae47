import 'reflect-metadata'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { AuditAnchorService, OperatorModule, OperatorService } from '@gb/profile'
import { EnvModule, openKeys, parseEnv, prepareDatabases } from '@gb/service-kit'
import { describeAudit } from './audit-verdict.js'
import { OPERATOR_USAGE, type OperatorCommand, readOperatorCommand, UsageError } from './operator-command.js'
import { DATABASES, SERVICES } from './services.js'

const run = async (command: OperatorCommand, operators: OperatorService): Promise<string> => {
  if (command.action === 'create') {
    const { name, scopes, days, remotes } = command
    const { token, row } = await operators.create(name, scopes, days, remotes)
    const alone = row.remotes === null ? '' : ` (of ${row.remotes.join(', ')} alone)`
    return `${token}\nFor ${row.name}, ${row.scopes.join(', ')}${alone}, until ${row.expiresAt}. It is shown only now.`
  }
  if (command.action === 'revoke')
    return `Revoked: ${(await operators.revokeByCommand(command.tokenId)).tokenId}`
  if (command.action === 'verify') return describeAudit(await operators.verify())
  const rows = await operators.list()
  return rows
    .map(
      (row) =>
        `${row.tokenId}  ${row.revokedAt ? 'revoked' : row.expiresAt}  ${row.name}  ${row.scopes.join(',')}${row.remotes === null ? '' : `  ${row.remotes.join(',')}`}`,
    )
    .join('\n')
}

const noteFailed = (error: unknown): void =>
  void process.stderr.write(`The end of the audit log was not noted: ${String(error)}\n`)

const main = async (): Promise<void> => {
  const command = readOperatorCommand(process.argv.slice(2))
  const env = parseEnv(process.env)
  const keys = await openKeys(env, DATABASES)
  await prepareDatabases(env, keys, [SERVICES.profile.database])
  @Module({ imports: [EnvModule.forRoot(env, keys), OperatorModule] })
  class CommandModule {}
  const app = await NestFactory.createApplicationContext(CommandModule, {
    logger: false,
    abortOnError: false,
  })
  const said = await run(command, app.get(OperatorService))
  // What the command did stands in the log; a log that was changed is not noted as if it were sound.
  if (command.action === 'create' || command.action === 'revoke')
    await app.get(AuditAnchorService).anchor().catch(noteFailed)
  process.stdout.write(`${said}\n`)
  await app.close()
}

try {
  await main()
} catch (error) {
  const text = error instanceof UsageError ? `${error.message}\n${OPERATOR_USAGE}` : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
