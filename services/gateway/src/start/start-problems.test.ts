import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { freePort } from '../testing/free-port.js'
import { startProblems } from './start-problems.js'

let folder: string
const servers: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-start-'))
  mkdirSync(join(folder, 'shell/dist'), { recursive: true })
  writeFileSync(join(folder, 'shell/dist/index.html'), '')
  writeFileSync(join(folder, 'file'), '')
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true })
})

const takenPort = async (): Promise<number> => {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Sound but for the database, which is not looked at. */
const sound = async (): Promise<NodeJS.ProcessEnv> => ({
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  DATA_DIR: join(folder, 'data'),
  WEB_ROOT: folder,
  LOG_FILE: join(folder, 'logs/server.log'),
})

const namesOf = (problems: string[]) => problems.map((problem) => problem.split(':')[0])

describe(startProblems.name, () => {
  it('finds nothing where everything is sound', async () => {
    expect(await startProblems(await sound(), false)).toEqual([])
  })

  it('finds everything at once: variables, port, folders, files, the app and the database', async () => {
    const problems = await startProblems({
      PORT: String(await takenPort()),
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none',
      DATA_DIR: join(folder, 'file/data'),
      KEYS_FILE: join(folder, 'shell'),
      WEB_ROOT: join(folder, 'shell'),
      LOG_FILE: join(folder, 'file/server.log'),
      FREE_SCAN_LIMIT: 'many',
      SMTP_URL: 'mail',
      REMOTES: '{',
    })
    expect(namesOf(problems).sort()).toEqual([
      'DATABASE_URL',
      'DATA_DIR',
      'FREE_SCAN_LIMIT',
      'KEYS_FILE',
      'LOG_FILE',
      'PORT',
      'REMOTES',
      'SMTP_URL',
      'WEB_ROOT',
    ])
    expect(problems.join('\n')).not.toContain('secret')
  })

  it('names what production refuses beside what is not there', async () => {
    const problems = await startProblems(
      { ...(await sound()), NODE_ENV: 'production', WEB_ROOT: join(folder, 'none') },
      false,
    )
    expect(namesOf(problems).sort()).toEqual([
      'KEYS_FILE',
      'OPENAI_API_KEY',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'WEB_ROOT',
    ])
  })

  it.each<[string, NodeJS.ProcessEnv]>([
    ['PORT', { PORT: 'abc' }],
    ['HOST', { HOST: '203.0.113.1' }],
    ['HOST', { HOST: 'nobody.invalid' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['KEYS_FILE', { KEYS_FILE: '/dev/null' }],
  ])('names %s of %j alone', async (name, broken) => {
    expect(namesOf(await startProblems({ ...(await sound()), ...broken }, false))).toEqual([name])
  })

  it('does not wait for ever for a database that says nothing', async () => {
    const problems = await startProblems({
      ...(await sound()),
      DATABASE_URL: `postgres://me@127.0.0.1:${await takenPort()}/none`,
    })
    expect(namesOf(problems)).toEqual(['DATABASE_URL'])
  }, 30_000)

  it('asks no app of a process that hosts single services, and no database of a gateway alone', async () => {
    const env = await sound()
    expect(
      await startProblems({ ...env, SERVICES: 'tracking', WEB_ROOT: join(folder, 'shell') }, false),
    ).toEqual([])
    expect(await startProblems({ ...env, SERVICES: '' })).toEqual([])
  })
})
