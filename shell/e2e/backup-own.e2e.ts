import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow, run } from './support/backups'
import { freePort } from './support/product'

const NOBODY = 65534
const FOLDER = '/usr/lib/postgresql'

/** The newest server that Debian installed, with its tools of the same version. */
const bin = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(FOLDER, version, 'bin'))
      .find((folder) =>
        ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'createdb'].every((name) =>
          existsSync(join(folder, name)),
        ),
      )
  : undefined

// PostgreSQL refuses to run as root.
const asServer = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).on('error', () => done(false))
  })

const startServer = async (folder: string) => {
  const tool = (name: string, args: string[], options = {}) =>
    spawnSync(join(bin ?? '', name), args, { cwd: '/', encoding: 'utf8', ...options })
  const cluster = join(folder, 'cluster')
  const made = tool(
    'initdb',
    ['-D', cluster, '-U', 'gb', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    asServer,
  )
  expect(made.status, made.stderr).toBe(0)
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin ?? '', 'postgres'), args, { cwd: '/', stdio: 'ignore', ...asServer })
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

test('a Postgres of one’s own is dumped with its manifest, and pg_restore brings it back', async () => {
  test.skip(bin === undefined, 'there is no PostgreSQL of the system (Debian: postgresql)')
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-own-'))
  chmodSync(folder, 0o777)
  const places = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'store'),
    PATH: `${bin}:${process.env.PATH}`,
  }
  const server = await startServer(folder)
  try {
    server.create('product')
    server.create('restored')
    const env = { ...places, DATABASE_URL: server.url('product') }
    const first = await run('keys', ['status'], env)
    expect(first.code, first.text).toBe(0)
    const made = await run('backup', [], env)
    expect(made.code, made.text).toBe(0)
    const files = filesBelow(places.BACKUP_DIR)
    const manifest = JSON.parse(
      readFileSync(files.find((file) => file.endsWith('manifest.json')) ?? '', 'utf8'),
    ) as { kind: string; tables: Record<string, number> }
    expect(manifest.kind).toBe('dump')
    expect(Object.keys(manifest.tables)).toContain('profile.profile')

    const dump = files.find((file) => file.endsWith('dump.pgc')) ?? ''
    const restored = server.restore(dump, 'restored')
    expect(restored.status, restored.stderr).toBe(0)
    const again = await run('keys', ['status'], { ...env, DATABASE_URL: server.url('restored') })
    expect(again.code, again.text).toBe(0)

    const keys = join(places.DATA_DIR, 'keys.json')
    const own = JSON.parse(readFileSync(keys, 'utf8')) as { lookup: string }
    writeFileSync(keys, JSON.stringify({ ...own, lookup: Buffer.alloc(32, 7).toString('base64') }))
    const foreign = await run('backup', [], env)
    expect(foreign).toMatchObject({ code: 1, text: expect.stringContaining('KEYS_FILE') })
    expect(filesBelow(places.BACKUP_DIR)).toEqual(files)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
