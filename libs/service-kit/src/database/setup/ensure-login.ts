import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { EnvError } from '../../env/env-error.js'
import { SESSION_LIMITS } from '../sql/limits.js'
import type { ServiceLogin } from './service-login.js'

/** Of the role and not of each connection: a pooler refuses or drops those. */
const SETTINGS = [...SESSION_LIMITS, `timezone='UTC'`]

interface Attributes {
  powers: boolean
  owns: boolean
}

const attributesOf = async (client: Client, role: string, schema: string): Promise<Attributes | null> => {
  const { rows } = await client.query<Attributes>(
    `SELECT r.rolsuper OR r.rolbypassrls OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication AS powers,
       pg_has_role(r.oid, n.nspowner, 'MEMBER') AS owns
     FROM pg_roles r, pg_namespace n WHERE r.rolname = $1 AND n.nspname = $2`,
    [role, schema],
  )
  return rows[0] ?? null
}

/**
 * Makes the role that a service logs in as, or takes the operator's as it is.
 * @throws EnvError when that role is not there, or could pass the walls between the services
 */
export const ensureLogin = async (
  client: Client,
  { role, verifier }: ServiceLogin,
  schema: string,
): Promise<void> => {
  const found = await attributesOf(client, role, schema)
  if (!found && verifier === null)
    throw new EnvError(`DATABASE_LOGINS: there is no role ${role} in the database`)
  if (found?.powers || found?.owns)
    throw new EnvError(
      `${verifier === null ? 'DATABASE_LOGINS' : 'DATABASE_URL'}: the role ${role} may do more than a service should (it is a superuser, makes roles or databases, passes row-level security, or is or becomes the owner of ${schema})`,
    )
  if (verifier === null) return
  const name = escapeIdentifier(role)
  if (!found)
    await client.query(
      // Without inheritance: a login that may take roles has none of their rights until it takes one.
      `CREATE ROLE ${name} LOGIN NOINHERIT NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS`,
    )
  // At every start, so that nothing stays that somebody made the role change on itself.
  await client.query(`ALTER ROLE ${name} LOGIN PASSWORD ${escapeLiteral(verifier())}`)
  await client.query(`ALTER ROLE ${name} RESET ALL`)
  await client.query(
    `DO $$ BEGIN EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', ${escapeLiteral(role)}, current_database()); END $$`,
  )
  for (const setting of SETTINGS) await client.query(`ALTER ROLE ${name} SET ${setting}`)
}
