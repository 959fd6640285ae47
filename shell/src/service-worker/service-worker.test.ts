import { beforeEach, describe, expect, it } from '@jest/globals'
import { aRelease } from '../remotes/registry/release.fixture'
import { parseRegistry, REGISTRY_URL } from '../remotes/registry/registry'
import { CURRENT_REMOTES, DRAWINGS, remoteSet, shellSet } from '../shared/file-sets'
import { answerTo } from './answer'
import { drawingsOf, keepDrawings } from './drawings'
import { currentRemoteSet, keepRemotes, remoteFile, remotesNow } from './remote-files'
import { keepShell, pageOf } from './shell-files'
import { fakeCaches } from './testing-caches.fixture'
import { tidy } from './tidy'

const ORIGIN = 'http://localhost'
const offer = { contract: '1.0.0', shared: {} }
const build = { id: 'b2', files: [{ url: '/', integrity: 'sha384-p' }], offer }
const list = (version: string) => {
  const release = aRelease({ version, entry: `/remotes/mfe-tracking/${version}/remoteEntry.js` })
  const files = [
    release.entry,
    ...[...release.preload, ...release.css, ...release.offline].map(({ url }) => url),
  ]
  return { release, text: JSON.stringify({ remotes: [release] }), files, set: remoteSet([release]) }
}

let server: Map<string, string | number>
let device: ReturnType<typeof fakeCaches>
let held: string[]

const serve = ({ text, files }: ReturnType<typeof list>) => {
  server.set(REGISTRY_URL, text)
  for (const url of files) server.set(url, `code of ${url}`)
}
const request = (path: string, init: RequestInit & { navigates?: boolean } = {}) => {
  const made = new Request(ORIGIN + path, init)
  if (init.navigates === true) Object.defineProperty(made, 'mode', { value: 'navigate' })
  return made
}

beforeEach(() => {
  server = new Map()
  device = fakeCaches(server)
  held = []
  Object.assign(globalThis, { caches: device.caches, fetch: device.fetch })
  const locks = { query: async () => ({ held: held.map((name) => ({ name })) }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})

describe('remotes on the device', () => {
  it('are switched when every file is there, and not before', async () => {
    const [one, two] = [list('1'), list('2')]
    serve(one)
    await keepRemotes(offer)
    expect(await currentRemoteSet()).toBe(one.set)

    serve(two)
    server.set(two.release.entry, 404)
    await expect(keepRemotes(offer)).rejects.toThrow('answered 404')
    expect(await currentRemoteSet()).toBe(one.set)

    serve(two)
    await keepRemotes(offer)
    expect(await currentRemoteSet()).toBe(two.set)
    for (const url of two.files) expect(await (await remoteFile(url))?.text()).toBe(`code of ${url}`)
  })

  it('are those of the server, and the whole kept set without it', async () => {
    serve(list('1'))
    await keepRemotes(offer)
    server.set(REGISTRY_URL, list('2').text)
    expect(await (await remotesNow(request(REGISTRY_URL), offer)).text()).toBe(list('2').text)
    for (const failure of [503, undefined]) {
      if (failure === undefined) server.delete(REGISTRY_URL)
      else server.set(REGISTRY_URL, failure)
      expect(await (await remotesNow(request(REGISTRY_URL), offer)).text()).toBe(list('1').text)
    }
  })

  it('are those of before where the new ones need a newer shell, until that shell is here', async () => {
    serve(list('1'))
    await keepRemotes(offer)
    const next = list('2')
    const needing = { ...next.release, shell: '^1.1.0' }
    const other = aRelease({
      name: 'mfe-scan',
      entry: '/remotes/mfe-scan/1/remoteEntry.js',
      preload: [],
      offline: [],
    })
    serve({ ...next, text: JSON.stringify({ remotes: [needing, other], killed: [], away: [] }) })
    server.set(other.entry, 'code of scan')
    const versions = async (of: Response) =>
      ((await of.json()) as { remotes: { name: string; version: string }[] }).remotes.map(
        ({ name, version }) => `${name}@${version}`,
      )
    const now = () => remotesNow(request(REGISTRY_URL), offer)
    const both = ['mfe-tracking@1', `mfe-scan@${other.version}`]
    expect(await versions(await now())).toEqual(both)
    // Also once it was kept, and without a connection.
    await keepRemotes(offer)
    expect(await versions(await now())).toEqual(both)
    server.delete(REGISTRY_URL)
    expect(await versions(await now())).toEqual(both)
    for (const url of list('1').files) expect(await (await remoteFile(url))?.text()).toBe(`code of ${url}`)

    serve({ ...next, text: JSON.stringify({ remotes: [needing, other] }) })
    const newer = { ...offer, contract: '1.1.0' }
    expect(await versions(await remotesNow(request(REGISTRY_URL), newer))).toContain('mfe-tracking@2')
    await keepRemotes(newer)
    server.delete(REGISTRY_URL)
    expect(await versions(await remotesNow(request(REGISTRY_URL), newer))).toContain('mfe-tracking@2')
  })

  it('are what the server says where nothing that is kept fits either', async () => {
    serve(list('1'))
    await keepRemotes(offer)
    const needing = { ...list('2').release, shell: '^3.0.0' }
    server.set(REGISTRY_URL, JSON.stringify({ remotes: [needing] }))
    const older = { contract: '0.9.0', shared: {} }
    expect(await (await remotesNow(request(REGISTRY_URL), older)).text()).toBe(
      JSON.stringify({ remotes: [needing] }),
    )
    for (const odd of ['<html>', '[]', '{"remotes":7}', 'null']) {
      server.set(REGISTRY_URL, odd)
      expect(await (await remotesNow(request(REGISTRY_URL), offer)).text()).toBe(odd)
    }
  })

  it('stay the canary that somebody had while the server does not know who asks', async () => {
    const [everybody, canary] = [list('1'), list('2')]
    const marked = { ...canary, text: JSON.stringify({ remotes: [{ ...canary.release, mark: 'm.s' }] }) }
    const unsure = (...undecided: object[]) => JSON.stringify({ remotes: [everybody.release], undecided })
    const now = async () => parseRegistry(await (await remotesNow(request(REGISTRY_URL), offer)).json())
    serve(everybody)
    serve(marked)
    await keepRemotes(offer)

    server.set(REGISTRY_URL, unsure(canary.release))
    expect((await now()).get('mfe-tracking')).toMatchObject({ version: '2', mark: 'm.s' })
    await keepRemotes(offer)
    server.delete(REGISTRY_URL)
    expect((await now()).get('mfe-tracking')).toMatchObject({ version: '2', mark: 'm.s' })

    // It was ended, or another one is tried.
    for (const undecided of [[], [list('3').release]]) {
      server.set(REGISTRY_URL, unsure(...undecided))
      expect((await now()).get('mfe-tracking')?.version).toBe('1')
    }
    await keepRemotes(offer)
    expect(await currentRemoteSet()).toBe(everybody.set)
    expect(await (await remotesNow(request(REGISTRY_URL), offer)).json()).toHaveProperty('undecided')
    server.delete(REGISTRY_URL)
    expect(await (await remotesNow(request(REGISTRY_URL), offer)).json()).not.toHaveProperty('undecided')
  })

  it('keep no file without a hash', async () => {
    const one = list('1')
    server.set(REGISTRY_URL, JSON.stringify({ remotes: [{ ...one.release, integrity: '' }] }))
    await expect(keepRemotes(offer)).rejects.toThrow('no integrity')
    expect(await currentRemoteSet()).toBeNull()
  })
})

describe(answerTo.name, () => {
  it.each([
    ['the API', request('/api/session')],
    ['a write', request('/assets/a.js', { method: 'POST' })],
    ['another origin', new Request('https://elsewhere.example/assets/a.js')],
    ['another page', request('/docs', { navigates: true })],
    ['a page with a flag of its own', request('/?flag.mfe-scan.fresh=on', { navigates: true })],
    ['a page with an override', request('/?remote.mfe-scan=http://localhost:5172', { navigates: true })],
    ['the inspector', request('/?inspect', { navigates: true })],
    ['a read past every cache', request('/assets/a.js', { cache: 'no-store' })],
    ['a read of the page that is no visit', request('/')],
  ])('leaves %s alone', (_, asked) => {
    expect(answerTo(asked, ORIGIN, build)).toBeNull()
  })

  it('opens the page from the device, else from the server', async () => {
    server.set('/', 'page')
    const visit = () => answerTo(request('/?source=pwa', { navigates: true }), ORIGIN, build)
    expect(await (await visit())?.text()).toBe('page')
    await keepShell(build.id, build.files)
    server.clear()
    expect(await (await visit())?.text()).toBe('page')
  })

  it.each([
    ['nobody is signed in', null, '<html lang="en">'],
    ['somebody is', { value: '1' }, '<html data-here lang="en">'],
  ])('paints the frame of the one who opens it when %s', async (_, cookie, painted) => {
    server.set('/', '<!doctype html><html lang="en">')
    await keepShell(build.id, build.files)
    const get = async (name: string) => (name === 'gb_here' ? cookie : null)
    Object.assign(globalThis, { cookieStore: { get } })
    const page = await answerTo(request('/', { navigates: true }), ORIGIN, build)
    Reflect.deleteProperty(globalThis, 'cookieStore')
    expect(await page?.text()).toBe(`<!doctype html>${painted}`)
  })

  it('asks for the page as a visitor does: for others it changes with every release of a remote', async () => {
    server.set('/', 'page').set('/assets/a.js', 'a')
    const files = ['/', '/assets/a.js'].map((url) => ({ url, integrity: '' }))
    const fetched: unknown[] = []
    const { fetch } = device
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      fetched.push([url, init.credentials])
      return fetch(url)
    }) as typeof globalThis.fetch
    await keepShell(build.id, files)
    expect(fetched).toEqual([
      ['/', 'omit'],
      ['/assets/a.js', 'same-origin'],
    ])
  })

  it('makes no cache by looking into it', async () => {
    server.set('/assets/a.js', 'a')
    await answerTo(request('/assets/a.js'), ORIGIN, build)
    await pageOf(build.id, true)
    expect(device.stored.size).toBe(0)
  })

  it('still has the files of an older build that a page runs', async () => {
    await (await device.caches.open(shellSet('b1'))).put('/assets/old.js', new Response('old'))
    expect(await (await answerTo(request('/assets/old.js'), ORIGIN, build))?.text()).toBe('old')
  })
})

describe('drawings of the tips', () => {
  const [walk, rest] = ['/api/content-images/walk.svg', '/api/content-images/rest.svg']
  const seen = async (path: string) => (await answerTo(request(path), ORIGIN, build))?.text()

  it('come from the device when they were asked for, else from the server', async () => {
    server.set(walk, 'a walk').set(rest, 'a rest')
    await keepDrawings([walk])
    expect(await seen(rest)).toBe('a rest')
    server.clear()
    expect(await seen(walk)).toBe('a walk')
    await expect(seen(rest)).rejects.toThrow('Failed to fetch')
  })

  it('follow the server, stay when it fails, and leave with the text that shows them', async () => {
    server.set(walk, 'a walk').set(rest, 'a rest')
    await keepDrawings([walk, rest])
    server.set(walk, 'a new walk').set(rest, 503)
    await keepDrawings([walk, rest])
    expect([await seen(walk), await seen(rest)]).toEqual(['a new walk', 'a rest'])
    await keepDrawings([walk])
    expect([...(device.stored.get(DRAWINGS)?.keys() ?? [])]).toEqual([walk])
  })

  it('are the only thing of the API that a page can ask to keep', () => {
    expect(drawingsOf({ drawings: [walk, '/api/session', 7, 'https://elsewhere.example/walk.svg'] })).toEqual(
      [walk],
    )
    for (const wish of ['keep-current', null, { drawings: walk }]) expect(drawingsOf(wish)).toBeNull()
  })
})

describe(tidy.name, () => {
  const fill = async (...names: string[]) => {
    for (const name of names) await device.caches.open(name)
  }

  it('throws out what nobody uses, and nothing of others', async () => {
    serve(list('1'))
    await keepRemotes(offer)
    await fill(shellSet('b1'), shellSet('b2'), 'gb-remotes old', 'somebody-else')
    await tidy('b2', false)
    expect([...device.stored.keys()].sort()).toEqual(
      [CURRENT_REMOTES, list('1').set, shellSet('b2'), 'somebody-else'].sort(),
    )
  })

  it('leaves what a page holds, and the set of a version that waits', async () => {
    held = ['gb-remotes old']
    await fill(shellSet('b2'), shellSet('b3'), 'gb-remotes old')
    await tidy('b2', true)
    expect([...device.stored.keys()]).toEqual([shellSet('b2'), shellSet('b3'), 'gb-remotes old'])
  })
})
