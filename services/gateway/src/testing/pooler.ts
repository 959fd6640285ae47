import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.js'
import { Client } from 'pg'

const START_MS = 10_000

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/**
 * A real PgBouncer that lends connections by transaction, in front of the test database. It knows nobody's password: it
 * asks the database for what it keeps of one.
 * @param program how PgBouncer is called
 * @param databaseUrl the owner's address
 * @param connections to the database at a time, for each login
 */
export const startPooler = async (program: string, databaseUrl: string, connections: number) => {
  const to = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  // It does not run as root, and whoever it runs as instead reads these.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${to.username}" "${to.password}"\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${to.hostname} port=${to.port} auth_user=${to.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${users}
auth_query = SELECT usename, passwd FROM pg_shadow WHERE usename = $1
`,
  )
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...asNobody, settings], { stdio: 'ignore' })
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href
  const until = Date.now() + START_MS
  while (!(await answers(url)))
    if (Date.now() > until || child.exitCode !== null) throw new Error('the pooler did not start')
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}
