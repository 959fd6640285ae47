import 'reflect-metadata'
import {
  acceptKeys,
  EnvError,
  KeyRefusal,
  KeyRotation,
  migrate,
  openKeys,
  parseEnv,
  withOwnerClient,
} from '@gb/service-kit'
import { describeKeys, KEYS_USAGE, type KeysCommand, readKeysCommand } from './keys-command.js'
import { UsageError } from './operator-command.js'
import { DATABASES } from './services.js'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (command: KeysCommand, rotation: KeyRotation): Promise<void> => {
  if (command.action === 'rotate') await rotation.rotate()
  if (command.action === 'rotate-lookup') await rotation.rotateLookup()
  if (command.action === 'retire') {
    await rotation.retire(command.version)
    say(
      `Version ${command.version} is gone. A backup from before the rotation needs it: keep a copy as long.`,
    )
  }
  say(describeKeys(await rotation.status()))
}

const main = async (): Promise<void> => {
  const command = readKeysCommand(process.argv.slice(2))
  const env = parseEnv(process.env)
  if (command.action === 'accept-loss') await acceptKeys(env, DATABASES)
  else await openKeys(env, DATABASES)
  await migrate(env.databaseUrl, DATABASES)
  await withOwnerClient(env.databaseUrl, 'gb-keys', (client) =>
    run(command, new KeyRotation(client, env.keysFile, DATABASES, say)),
  )
}

try {
  await main()
} catch (error) {
  const text = error instanceof UsageError ? `${error.message}\n${KEYS_USAGE}` : String(error)
  process.stderr.write(`${error instanceof KeyRefusal || error instanceof EnvError ? error.message : text}\n`)
  process.exitCode = 1
}
