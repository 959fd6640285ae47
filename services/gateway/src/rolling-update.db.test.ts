import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { codeOf, ship, shipShell, shipShellFiles } from './testing/a-release.js'
import { startProduct } from './testing/start-product.js'

const store = mkdtempSync(join(tmpdir(), 'gb-store-'))
// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')
const REMOTE = `mfe-rolling-${run}`
const OLD = `1.0.0-${run}old`
const NEW = `1.1.0-${run}new`
const BELIEVED_MS = 500

type Replica = Awaited<ReturnType<typeof startProduct>>
let before: Replica
let after: Replica
const assets: Record<string, string> = {}

const start = (version: string, build: string, variables: NodeJS.ProcessEnv = {}) =>
  startProduct({
    prepare: (folder) => {
      ship(folder, REMOTE, version)
      shipShell(folder, { contract: '3.1.0', shared: {} })
      assets[build] = shipShellFiles(folder, build)
    },
    variables: { RELEASE_STORE: store, ...variables },
  })

const get = async (replica: Replica, url: string, encoding = 'identity') => {
  const { statusCode, body, headers } = await replica.app.inject({
    url,
    headers: { 'accept-encoding': encoding },
  })
  return { statusCode, body, headers }
}
const fileOf = (version: string, path = 'remoteEntry.js') => `/remotes/${REMOTE}/${version}/${path}`

beforeAll(async () => {
  before = await start(OLD, `${run}old`)
  // What one does not have is asked for before the other is there, and must not be remembered as missing.
  for (const url of [fileOf(NEW), `/assets/app-${run}new.js`])
    if ((await get(before, url)).statusCode !== 404) throw new Error(`${url} is there before it was shipped`)
  after = await start(NEW, `${run}new`, { KEYS_FILE: before.env.keysFile })
  // What the store had is believed for half a second, and the second of two replicas may have started in less.
  await setTimeout(BELIEVED_MS)
})
afterAll(async () => {
  await before.app.close()
  await after.app.close()
  rmSync(store, { recursive: true, force: true })
})

const listed = async (replica: Replica) => {
  const { remotes } = JSON.parse((await get(replica, '/remotes.json')).body) as {
    remotes: { name: string; version: string }[]
  }
  return remotes.find(({ name }) => name === REMOTE)?.version
}

describe('while one replica is updated and the other is not', () => {
  it('each lists what it was shipped with, and serves every file that the other lists', async () => {
    expect([await listed(before), await listed(after)]).toEqual([OLD, NEW])
    for (const replica of [before, after])
      for (const version of [OLD, NEW])
        for (const path of ['remoteEntry.js', 'assets/tab-1.js']) {
          const { statusCode, body, headers } = await get(replica, fileOf(version, path))
          expect([statusCode, body]).toEqual([200, codeOf(REMOTE, version)])
          expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        }
  })

  it('each serves the files that the page of the other names, packed too, for a year', async () => {
    for (const replica of [before, after])
      for (const build of [`${run}old`, `${run}new`]) {
        const { statusCode, body, headers } = await get(replica, assets[build] ?? '')
        expect([statusCode, body]).toEqual([200, `export const shell = '${build}'`])
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': expect.stringContaining('javascript'),
        })
        expect((await get(replica, assets[build] ?? '', 'br')).statusCode).toBe(200)
      }
  })

  it.each([
    '/assets/app-none.js',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/.hidden',
    '/assets/a/b.js',
  ])('none has %s', async (url) => {
    for (const replica of [before, after]) expect((await get(replica, url)).statusCode).toBe(404)
  })

  it('a copy in the store that is damaged harms nobody whose own files are whole', async () => {
    truncateSync(join(store, REMOTE, NEW, 'remoteEntry.js'), 3)
    expect((await get(after, fileOf(NEW))).body).toBe(codeOf(REMOTE, NEW))
    expect(await listed(after)).toBe(NEW)
  })
})

describe('what a server was shipped with', () => {
  it('is listed among the versions that can be put in force, and changes nothing by itself', async () => {
    expect(readdirSync(join(store, REMOTE)).sort()).toEqual([OLD, NEW].sort())
    expect(await listed(before)).toBe(OLD)
  })

  it('stays where it is without a store that replicas share', async () => {
    const alone = await startProduct({ prepare: (folder) => ship(folder, REMOTE, OLD) })
    expect(await listed(alone)).toBe(OLD)
    expect(readdirSync(alone.env.dataDir)).not.toContain('release-store')
    await alone.app.close()
  })
})

describe('a deployment over the folder of a running server', () => {
  const NEWER = `1.2.0-${run}newer`
  const dist = () => join(before.env.webRoot, REMOTE, 'dist')
  const served = async (replica: Replica, version: string) =>
    Promise.all(
      ['remoteEntry.js', 'assets/tab-1.js'].map(
        async (path) => (await get(replica, fileOf(version, path))).body,
      ),
    )
  const whole = (version: string) => [codeOf(REMOTE, version), codeOf(REMOTE, version)]

  it('takes no file from a page: what is deleted in part, or wholly, is served from what replicas share', async () => {
    rmSync(join(dist(), OLD, 'assets/tab-1.js'))
    expect(await served(before, OLD)).toEqual(whole(OLD))
    rmSync(join(dist(), OLD), { recursive: true })
    expect(await served(before, OLD)).toEqual(whole(OLD))
  })

  it('leaves the remote in force while its folder is empty, or holds half of the next release', async () => {
    rmSync(dist(), { recursive: true })
    expect(await listed(before)).toBe(OLD)
    expect(await served(before, OLD)).toEqual(whole(OLD))
    ship(before.env.webRoot, REMOTE, NEWER)
    rmSync(join(dist(), NEWER, 'assets/tab-1.js'))
    expect(await listed(before)).toBe(OLD)
    expect(await served(before, OLD)).toEqual(whole(OLD))
    writeFileSync(join(dist(), NEWER, 'assets/tab-1.js'), codeOf(REMOTE, NEWER).slice(0, 9))
    expect(await listed(before)).toBe(OLD)
  })

  it('puts the next release in force as soon as it is whole, and every replica has both', async () => {
    ship(before.env.webRoot, REMOTE, NEWER)
    expect(await listed(before)).toBe(NEWER)
    for (const replica of [before, after])
      for (const version of [OLD, NEWER]) expect(await served(replica, version)).toEqual(whole(version))
  })
})

describe('one server alone', () => {
  const BUILT = `${run}alone`

  it('serves what the shells before it had that were built in the same place, and lists none of it', async () => {
    const alone = await startProduct({
      prepare: (folder) => {
        shipShellFiles(folder, BUILT)
        for (const [number, name] of [['1', 'last'] as const, ['2', 'before'] as const]) {
          const place = join(folder, 'shell/dist/.earlier', number)
          mkdirSync(place, { recursive: true })
          writeFileSync(join(place, `screen-${name}.js`), `export const from = '${name}'`)
        }
      },
    })
    for (const name of ['last', 'before']) {
      const { statusCode, body, headers } = await get(alone, `/assets/screen-${name}.js`)
      expect([statusCode, body]).toEqual([200, `export const from = '${name}'`])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    for (const url of [
      '/.earlier/1/screen-last.js',
      '/assets/..%2f.earlier/1/screen-last.js',
      '/assets/x.js',
    ])
      expect((await get(alone, url)).statusCode).toBe(404)
    await alone.app.close()
  })

  it('in production serves a page that was opened before an update what the server before was shipped with', async () => {
    const name = `mfe-alone-${run}`
    const dataDir = mkdtempSync(join(tmpdir(), 'gb-data-'))
    const serve = (version: string, build: string) =>
      startProduct({
        prepare: (folder) => {
          ship(folder, name, version)
          shipShell(folder, { contract: '3.1.0', shared: {} })
          shipShellFiles(folder, build)
        },
        variables: {
          NODE_ENV: 'production',
          PUBLIC_ORIGIN: 'https://app.example',
          ALLOW_IN_PRODUCTION: 'sample-analyser,test-checkout,file-mail',
          DATA_DIR: dataDir,
          KEYS_FILE: before.env.keysFile,
        },
      })
    const old = await serve('1.0.0-aaaa', `${BUILT}1`)
    await old.app.close()
    const now = await serve('1.0.0-bbbb', `${BUILT}2`)
    for (const [url, code] of [
      [`/remotes/${name}/1.0.0-aaaa/assets/tab-1.js`, codeOf(name, '1.0.0-aaaa')],
      [`/remotes/${name}/1.0.0-bbbb/assets/tab-1.js`, codeOf(name, '1.0.0-bbbb')],
      [`/assets/app-${BUILT}1.js`, `export const shell = '${BUILT}1'`],
      [`/assets/app-${BUILT}2.js`, `export const shell = '${BUILT}2'`],
    ] as const) {
      const { statusCode, body } = await get(now, url)
      expect([url, statusCode, body]).toEqual([url, 200, code])
    }
    await now.app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
