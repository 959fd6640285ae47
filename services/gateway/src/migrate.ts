import 'reflect-metadata'
import { EnvError, KeyRefusal, openKeys, parseEnv, prepareDatabases } from '@gb/service-kit'
import { DATABASES } from './services.js'

// Brings the databases of all services to this release and ends: for whoever wants that done before the first new process
// starts. Each process does the same for its own services when it starts, so nobody has to.
try {
  const env = parseEnv(process.env)
  await prepareDatabases(env, await openKeys(env, DATABASES), DATABASES)
  process.stdout.write('The database is ready for this release.\n')
} catch (error) {
  const known = error instanceof KeyRefusal || error instanceof EnvError
  process.stderr.write(`${known ? error.message : String(error)}\n`)
  process.exitCode = 1
}
