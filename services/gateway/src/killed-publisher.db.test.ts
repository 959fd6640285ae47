import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { OperatorService } from '@gb/profile'
import { Client } from 'pg'
import { aRelease, codeOf, publication, shipShellFiles } from './testing/a-release.js'
import { freePort } from './testing/free-port.js'
import { startProduct } from './testing/start-product.js'

const SERVER = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const OLD = '1.0.0-1111'
const NEW = '1.0.0-2222'
const NEXT = '1.0.0-3333'
const FILES = 400
const DAY_S = 86_400
/** To start a server takes seconds on an idle machine, and much longer on one that is full of tests. */
const PATIENCE_MS = 180_000

interface ObjectServer {
  run: () => Promise<{ port: number }>
  close: () => Promise<void>
}
// The store that the service's own tests use.
const S3rver = createRequire(new URL('../../releases/package.json', import.meta.url))('s3rver') as new (
  options: object,
) => ObjectServer

const run = randomBytes(4).toString('hex')
const root = mkdtempSync(join(tmpdir(), 'gb-killed-'))
const children = new Set<ChildProcess>()

type Replica = Awaited<ReturnType<typeof startProduct>>

/** A store between which and the servers somebody stands who can keep a file from arriving. */
const gate = { isShut: false, passed: 0, onHeld: () => undefined as void }
let objects: ObjectServer
let front: Server

const openFront = async (port: number) => {
  front = createServer((asked, answer) => {
    if (gate.isShut && asked.method === 'PUT' && gate.passed++ > 0) return gate.onHeld()
    const { method, url, headers } = asked
    const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 500, come.headers)
      come.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('a port was asked for')
  return address.port
}

let endpoint: string
beforeAll(async () => {
  mkdirSync(join(root, 'objects'))
  objects = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 'objects'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${await openFront((await objects.run()).port)}`
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  gate.isShut = false
})
afterAll(async () => {
  front.closeAllConnections()
  front.close()
  await objects.close()
  rmSync(root, { recursive: true, force: true })
})

const STORES: [kind: string, variables: () => NodeJS.ProcessEnv][] = [
  ['a folder', () => ({ RELEASE_STORE: join(root, 'store') })],
  [
    'objects',
    () => ({
      RELEASE_STORE: 's3://releases/killed',
      RELEASE_STORE_ENDPOINT: endpoint,
      RELEASE_STORE_KEY: 'S3RVER:S3RVER',
    }),
  ],
]

/** A release of so many files that somebody can be ended between two of them. */
const large = (name: string, version: string) => {
  const { integrity } = aRelease(name, version)
  const paths = Array.from({ length: FILES }, (_, n) => `assets/part-${n}.js`)
  const offline = paths.map((path) => ({ url: `/remotes/${name}/${version}/${path}`, integrity }))
  const body = publication(name, version, { offline })
  const brotli = brotliCompressSync(codeOf(name, version)).toString('base64')
  return { ...body, files: [...body.files, ...paths.map((path) => ({ path, brotli }))] }
}

describe.each(STORES)('a server that is killed while it publishes, with a store of %s', (kind, variables) => {
  const nameOf = (word: string) => `mfe-${word}-${kind === 'objects' ? 'o' : 'f'}-${run}`
  let one: Replica
  let token: string
  let rows: Client

  beforeAll(async () => {
    one = await startProduct({ variables: { ...variables(), KEYS_FILE: join(root, 'keys.json') } })
    const operators = one.app.get(OperatorService, { strict: false })
    token = (await operators.create('Olga Support', ['releases:write', 'ops:read'], 1)).token
    rows = new Client({ connectionString: process.env.TEST_DATABASE_URL })
    await rows.connect()
  }, PATIENCE_MS)
  afterAll(async () => {
    await rows.end()
    await one.app.close()
  })

  /** Another server of the same product, in a process of its own. */
  const startOther = async () => {
    const port = await freePort()
    const folder = mkdtempSync(join(root, 'other-'))
    shipShellFiles(folder, '1')
    const child = fork(SERVER, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: process.env.TEST_DATABASE_URL,
        DATA_DIR: folder,
        WEB_ROOT: folder,
        LOG_LEVEL: 'silent',
        KEYS_FILE: one.env.keysFile,
        PORT: String(port),
        ...variables(),
      },
    })
    children.add(child)
    const isReady = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => false)])
    if (isReady === false) throw new Error('the other server did not start')
    const publish = (name: string, body: object) =>
      fetch(`http://localhost:${port}/api/operator/remotes/${name}/releases`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(
        ({ status }) => status,
        () => 'cut off' as const,
      )
    const kill = async () => {
      process.kill(child.pid ?? 0, 'SIGKILL')
      await once(child, 'exit')
    }
    return { publish, kill }
  }

  const asTeam = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await one.app.inject({
      method,
      url: `/api/operator/remotes${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json<{ versions: { version: string }[] }>() }
  }
  const inForce = async (name: string) => {
    const { remotes } = (await one.app.inject({ url: '/remotes.json' })).json<{
      remotes: { name: string; version: string; entry: string }[]
    }>()
    const { version, entry = '' } = remotes.find((remote) => remote.name === name) ?? {}
    return [version, (await one.app.inject({ url: entry })).body]
  }
  const published = async (name: string) =>
    (await asTeam('GET', `/${name}`)).body.versions.map(({ version }) => version).sort()
  const whole = (name: string, version: string) => [version, codeOf(name, version)]

  /** Holds the row that says what is in force, and tells when somebody waits for it with all files in place. */
  const holdRow = async (name: string) => {
    await rows.query('BEGIN')
    await rows.query('SELECT 1 FROM releases.rollout WHERE remote = $1 FOR UPDATE', [name])
    const waits = 'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))'
    for (let look = 0; look < 500 && (await rows.query(waits)).rowCount === 0; look++) await sleep(20)
  }

  it(
    'after its first file: what is in force stays so, and the same is published by the next one',
    async () => {
      const name = nameOf('first')
      expect((await asTeam('POST', `/${name}/releases`, publication(name, OLD))).status).toBe(201)
      const other = await startOther()
      const store = kind === 'objects' ? join(root, 'objects/releases/killed') : join(root, 'store')
      const drafts = () => {
        const folder = join(store, name)
        return readdirSync(folder)
          .filter((one_) => one_.startsWith('.'))
          .map((one_) => join(folder, one_))
      }
      const held = new Promise<void>((resolve) => {
        gate.onHeld = resolve
      })
      const end = { isThere: false }
      gate.passed = 0
      gate.isShut = kind === 'objects'
      const answer = other.publish(name, large(name, NEW))
      // An answer would mean that it came to its end.
      const ended = answer.then((status) => Promise.reject(new Error(`answered ${status}`)))
      ended.catch(() => {
        end.isThere = true
      })
      if (kind === 'objects') await Promise.race([held, ended])
      else
        while (!end.isThere && !drafts().some((draft) => existsSync(join(draft, NEW, 'remoteEntry.js'))))
          await breath()
      if (end.isThere) await ended
      await other.kill()
      gate.isShut = false
      expect(await answer).toBe('cut off')
      expect(await inForce(name)).toEqual(whole(name, OLD))
      expect(await published(name)).toEqual([OLD])
      // What was left is there, and not whole: the kill came between two files.
      const left = kind === 'objects' ? [] : drafts()
      for (const draft of left) {
        expect(readdirSync(join(draft, NEW), { recursive: true }).length).toBeLessThan(FILES)
        const dayAgo = Date.now() / 1000 - DAY_S
        utimesSync(draft, dayAgo, dayAgo)
      }
      expect(left).toHaveLength(kind === 'objects' ? 0 : 1)
      expect((await asTeam('POST', `/${name}/releases`, large(name, NEW))).status).toBe(201)
      expect(await inForce(name)).toEqual(whole(name, NEW))
      expect(await published(name)).toEqual([OLD, NEW])
      for (const draft of left) expect(existsSync(draft)).toBe(false)
    },
    PATIENCE_MS,
  )

  it(
    'before the row, while another one waits for its turn: the other one publishes',
    async () => {
      const name = nameOf('row')
      expect((await asTeam('POST', `/${name}/releases`, publication(name, OLD))).status).toBe(201)
      const other = await startOther()
      const answer = other.publish(name, publication(name, NEW))
      await holdRow(name)
      const next = asTeam('POST', `/${name}/releases`, publication(name, NEXT))
      await other.kill()
      expect(await answer).toBe('cut off')
      expect(await inForce(name)).toEqual(whole(name, OLD))
      await rows.query('ROLLBACK')
      expect((await next).status).toBe(201)
      expect(await inForce(name)).toEqual(whole(name, NEXT))
      expect(await published(name)).toEqual([OLD, NEXT])
      // The files of the killed one lie there without a row; the same version finds its place.
      expect((await asTeam('POST', `/${name}/releases`, publication(name, NEW))).status).toBe(201)
      expect(await inForce(name)).toEqual(whole(name, NEW))
    },
    PATIENCE_MS,
  )
})
