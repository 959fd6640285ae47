import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from './product'

const NOBODY = 65534
const FOLDER = '/usr/lib/postgresql'

/** The programs of the newest server that Debian installed, with its tools of the same version; undefined without one. */
export const systemPostgres: string | undefined = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(FOLDER, version, 'bin'))
      .find((folder) =>
        ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'createdb'].every((name) =>
          existsSync(join(folder, name)),
        ),
      )
  : undefined

/** Somebody who owns nothing; the user of these tests where they have no rights of root. */
export const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).on('error', () => done(false))
  })

/** Starts that server on a cluster of its own in a folder that everybody may write. */
export const startSystemPostgres = async (folder: string) => {
  const tool = (name: string, args: string[], options = {}) =>
    spawnSync(join(systemPostgres ?? '', name), args, { cwd: '/', encoding: 'utf8', ...options })
  const cluster = join(folder, 'cluster')
  // PostgreSQL refuses to run as root.
  const made = tool(
    'initdb',
    ['-D', cluster, '-U', 'gb', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    asNobody,
  )
  expect(made.status, made.stderr).toBe(0)
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const program = join(systemPostgres ?? '', 'postgres')
  const server = spawn(program, args, { cwd: '/', stdio: 'ignore', ...asNobody })
  await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(true)
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'gb']
  const stop = async () => {
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
  }
  return {
    url: (database: string) => `postgres://gb@127.0.0.1:${port}/${database}`,
    create: (database: string) => expect(tool('createdb', [...at, database]).status).toBe(0),
    restore: (file: string, database: string) =>
      tool('pg_restore', [
        ...at,
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        `--dbname=${database}`,
        file,
      ]),
    stop,
  }
}
