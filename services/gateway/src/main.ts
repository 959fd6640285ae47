import 'reflect-metadata'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  type Env,
  EnvError,
  type Keys,
  listenOptions,
  loadKeys,
  openKeys,
  parseEnv,
  prepareDatabases,
  Readiness,
} from '@gb/service-kit'
import { createApp } from './create-app.js'
import { DATABASES, SERVICES } from './services.js'
import { tidyAfterRush } from './start/rest.js'
import { startFailure } from './start/start-failure.js'
import { ofPort, startProblems } from './start/start-problems.js'

const STOP_LIMIT_MS = 25_000

const stop = async (app: NestFastifyApplication, env: Env): Promise<void> => {
  setTimeout(() => process.exit(1), env.drainMs + STOP_LIMIT_MS).unref()
  app.get(Readiness).drain()
  await new Promise((resolve) => setTimeout(resolve, env.drainMs))
  await app.close()
  process.exit(0)
}

const stopOnSignals = (app: NestFastifyApplication, env: Env): void => {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    void stop(app, env)
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  // Whoever started us is gone, perhaps killed: an orphan would hold the port and the database for ever.
  process.on('disconnect', once)
}

/** Brings the databases to where this process needs them; a gateway alone keeps nothing, and so has none. */
const readyKeys = async (env: Env): Promise<Keys> => {
  if (env.services.length === 0) return loadKeys(env.keysFile, !env.production)
  // Before anything is changed: with other keys than the database's nothing may be written into it.
  const keys = await openKeys(env, DATABASES)
  await prepareDatabases(
    env,
    keys,
    env.services.map((name) => SERVICES[name].database),
  )
  return keys
}

const start = async (): Promise<void> => {
  const problems = await startProblems(process.env)
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
  const env = parseEnv(process.env)
  const keys = await readyKeys(env)
  const app = await createApp(env, keys)
  stopOnSignals(app, env)
  // Our sockets share their port: a product that took it since we looked first would share it with us, unseen.
  const problem = await ofPort(env)
  if (problem !== null) throw new EnvError(problem)
  tidyAfterRush()
  await app.listen(listenOptions(env.port, env.host))
  process.send?.({ type: 'ready', url: env.publicOrigin })
}

// Whoever reads what we print may go away; without a listener that would end us too.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  await start()
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}
