import { createHash, createHmac } from 'node:crypto'
import { Client } from 'pg'
import type { Keys } from '../../crypto/keys.js'
import type { Env } from '../../env/env.js'
import { EnvError } from '../../env/env-error.js'
import { scramVerifier } from './scram-verifier.js'
import { roleOf, type ServiceSchema } from '../service-database.js'

const PURPOSE = 'gastric-buddy:database-login:v1'

/** How a service logs in to Postgres. */
export interface ServiceLogin {
  role: string
  url: string
  /** What the role's password is set to at start, which takes a while; null for a login that an operator made and keeps. */
  verifier: (() => string) | null
}

/** As the driver understands the address: with its defaults for what is left out. */
const read = (url: string): { user: string; database: string } => {
  const { user = '', database = '' } = new Client({ connectionString: url })
  return { user, database }
}

const withLogin = (url: string, user: string, password: string): string => {
  const address = new URL(url)
  address.searchParams.delete('user')
  address.searchParams.delete('password')
  address.username = user
  address.password = password
  // An address without a host takes no user, and the services would log in as the owner without a word.
  if (address.username !== user)
    throw new EnvError('DATABASE_URL: needs a host (or name the logins in DATABASE_LOGINS)')
  return address.href
}

const derivedLogin = (env: Env, keys: Keys, name: string): ServiceLogin => {
  const { database } = read(env.databaseUrl)
  // Roles belong to the whole server: a name of its own for each database keeps two products beside each other apart.
  const role = `${name}_${createHash('sha256').update(database).digest('hex').slice(0, 10)}`
  const secret = (what: string): Buffer =>
    createHmac('sha256', keys.internal).update(`${PURPOSE}:${what}\n${role}\n${database}`).digest()
  const password = secret('password').toString('base64url')
  return {
    role,
    url: withLogin(env.databasePooler ?? env.databaseUrl, role, password),
    verifier: () => scramVerifier(password, secret('salt').subarray(0, 16)),
  }
}

/** The login of a service: the operator's when `DATABASE_LOGINS` names one, else one that follows from the key file. */
export const loginOf = (env: Env, keys: Keys, { service, schema }: ServiceSchema): ServiceLogin => {
  const given = env.databaseLogins[service]
  return given
    ? { role: read(given).user, url: given, verifier: null }
    : derivedLogin(env, keys, roleOf(schema))
}

/** The login that the services of one process have in common. By itself it reaches nothing: it takes the role of one of them. */
export const sharedLoginOf = (env: Env, keys: Keys): ServiceLogin | null =>
  env.sharesConnections ? derivedLogin(env, keys, 'gb_services') : null

/** The same login at a replica, which follows the roles of the database as well. */
export const replicaUrlOf = (env: Env, url: string): string | null => {
  const { username, password } = new URL(url)
  return env.databaseReplica === undefined
    ? null
    : withLogin(env.databaseReplica, decodeURIComponent(username), decodeURIComponent(password))
}

/** With what a service connects, and the role that it takes in each transaction when the login is not its own. */
export const connectionOf = (
  env: Env,
  keys: Keys,
  database: ServiceSchema,
): { url: string; role?: string } => {
  const own = loginOf(env, keys, database)
  const shared = own.verifier === null ? null : sharedLoginOf(env, keys)
  return shared ? { url: shared.url, role: own.role } : { url: own.url }
}
