import type { Keys } from '../../crypto/keys.js'
import type { Env } from '../../env/env.js'
import { migrate } from './migrate.js'
import type { ServiceDatabase } from '../service-database.js'
import { loginOf, sharedLoginOf } from './service-login.js'

/**
 * Brings the databases of this process to their newest migration and opens their logins.
 * @throws EnvError when a login cannot be what it has to be
 * @returns how many migrations ran
 */
export const prepareDatabases = (env: Env, keys: Keys, databases: ServiceDatabase[]): Promise<number> =>
  migrate(env.databaseUrl, databases, {
    of: (database) => loginOf(env, keys, database),
    shared: sharedLoginOf(env, keys),
  })
