import { type Client, escapeIdentifier } from 'pg'

/** Large objects belong to no schema: whoever may call these keeps data beside every table and every policy. */
const CLOSE_LARGE_OBJECTS = `DO $$ DECLARE f regprocedure; BEGIN
  FOR f IN SELECT p.oid::regprocedure FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) AS a
    WHERE p.pronamespace = 'pg_catalog'::regnamespace AND a.grantee = 0 AND a.privilege_type = 'EXECUTE'
      AND p.proname IN ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_get', 'lo_open', 'lo_put', 'lo_truncate',
        'lo_truncate64', 'lo_unlink', 'loread', 'lowrite')
  LOOP EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f); END LOOP;
END $$`

/**
 * Takes back what PostgreSQL gives to everybody in a new database and no service needs: large objects, temporary tables,
 * objects in `public`. An owner that may not do so (a managed server) leaves it as it is.
 */
export const closeDatabase = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; isSuperuser: boolean }>(
    `SELECT current_database() AS name, current_setting('is_superuser') = 'on' AS "isSuperuser"`,
  )
  const [database] = rows
  if (!database?.isSuperuser) return
  await client.query(`REVOKE CREATE, TEMPORARY ON DATABASE ${escapeIdentifier(database.name)} FROM PUBLIC`)
  await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC')
  await client.query(CLOSE_LARGE_OBJECTS)
}
