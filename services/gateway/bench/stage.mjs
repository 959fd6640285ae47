import { fork } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { loadKeys, withOwnerClient } from '@gb/service-kit'
import { SERVER_FLAGS, SERVER_MEMORY, SERVER_PROGRAM } from '../../../libs/config/run/lib/server-flags.mjs'
import { KINDS } from './seed/kinds.mjs'
import { seed } from './seed/seed.mjs'

const HERE = import.meta.dirname
// More would measure the first visits of their rows and not the product.
const MOST_PEOPLE = 500

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** Starts a server in a process of its own, which says where it is. */
export const startChild = async (file, env, execArgv = []) => {
  const child = fork(file, {
    execArgv,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message] = await once(child, 'message')
  const ended = once(child, 'exit')
  return { url: message.url, pid: child.pid, stop: () => child.kill('SIGTERM'), ended }
}

/** The whole product in one process, as `npm start` runs it, with further variables if there are any. */
export const startProduct = async (dataDir, databaseUrl, variables = {}) =>
  startChild(
    SERVER_PROGRAM,
    {
      ...SERVER_MEMORY,
      DATABASE_URL: databaseUrl,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_FILE: join(dataDir, 'server.log'),
      WEB_ROOT: join(HERE, '../../..'),
      NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
      // A few people write here what a city does.
      WRITES_PER_PERSON: '10000000',
      WRITES_PER_ADDRESS: '10000000',
      ...variables,
    },
    SERVER_FLAGS,
  )

/** The same, twice, since a first start compiles what later ones read. */
export const startAgain = async (dataDir, databaseUrl) => {
  const first = await startProduct(dataDir, databaseUrl)
  first.stop()
  await first.ended
  return startProduct(dataDir, databaseUrl)
}

/** The server that does the least possible work. */
export const startBaseline = (databaseUrl) =>
  startChild(join(HERE, 'baseline.mjs'), { DATABASE_URL: databaseUrl })

const SIGN_IN = `WITH r AS (SELECT * FROM json_to_recordset($1) AS r (user_id uuid, device_id uuid, session_id uuid, hash text)),
  device AS (INSERT INTO profile.device (user_id, device_id, token_hash)
    SELECT user_id, device_id, sha256(device_id::text::bytea) FROM r),
  session AS (INSERT INTO profile.session (user_id, session_id, device_id)
    SELECT user_id, session_id, device_id FROM r)
  INSERT INTO profile.session_token (user_id, session_id, token_hash, used_at)
    SELECT user_id, session_id, decode(hash, 'hex'), now() FROM r`

/** Opens a session for each; the product keeps no more of its token than the hash. */
const signIn = async (client, userIds) => {
  const people = userIds.map((userId) => ({ userId, token: randomBytes(32).toString('base64url') }))
  const rows = people.map(({ userId, token }) => ({
    user_id: userId,
    device_id: randomUUID(),
    session_id: randomUUID(),
    hash: createHash('sha256').update(token).digest('hex'),
  }))
  await client.query('BEGIN')
  await client.query('SET CONSTRAINTS ALL DEFERRED')
  await client.query(SIGN_IN, [JSON.stringify(rows)])
  await client.query("UPDATE profile.profile SET time_zone = 'UTC' WHERE user_id = ANY($1)", [userIds])
  await client.query('COMMIT')
  return people.map(({ userId, token }) => ({ userId, cookie: `gb_sid=${token}` }))
}

// Those whose diary goes over the whole year.
const KEEPERS = `SELECT user_id AS "userId" FROM tracking.weight_entry w
  WHERE is_initial AND EXISTS (SELECT FROM tracking.weight_entry late
    WHERE late.user_id = w.user_id AND late.recorded_at > w.recorded_at + interval '350 days' AND late.deleted_at IS NULL)
  ORDER BY user_id LIMIT ${MOST_PEOPLE}`

/** What an earlier run has written in its few seconds: no day of anybody has a thousand entries. */
const removeWritten = async (client, userIds) => {
  for (const { table } of KINDS) {
    await client.query(
      `DELETE FROM ${table} WHERE user_id = ANY($1) AND created_at - recorded_at < interval '1 minute'`,
      [userIds],
    )
    await client.query(`VACUUM (ANALYZE) ${table}`)
  }
}

/**
 * Fills the database of a product that has started once, unless it is filled, and signs in people who have written
 * every day for 400 days.
 * @returns {Promise<{userId: string, cookie: string}[]>}
 */
export const fillDatabase = async (dataDir, databaseUrl, entries, say) => {
  let people = []
  await withOwnerClient(databaseUrl, 'gb-bench', async (client) => {
    const keys = loadKeys(join(dataDir, 'keys.json'), false)
    const { rowCount } = await client.query('SELECT FROM profile.profile LIMIT 1')
    if (rowCount === 0) await seed(client, keys, { entries }, say)
    const { rows } = await client.query(KEEPERS)
    const userIds = rows.map(({ userId }) => userId)
    if (rowCount > 0) await removeWritten(client, userIds)
    people = await signIn(client, userIds)
    await client.query('CHECKPOINT')
  })
  return people
}
