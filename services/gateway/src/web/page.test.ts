import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Release } from '@gb/domain'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { registerPage } from './page.js'
import { registerStatic } from './static.js'

const STYLE = '.frame{display:grid}'
const PAGE = `<!doctype html><html lang="en"><head><title>Shell one</title><style>${STYLE}</style></head><body></body></html>`
const SESSION = { cookie: 'gb_sid=any' }

const release = (name: string, version: string, first = name !== 'mfe-c'): Release => {
  const at = (path: string) => `/remotes/${name}/${version}/${path}`
  return {
    name,
    version,
    entry: at('remoteEntry.js'),
    integrity: `sha384-entry-${version}`,
    shell: '^3.0.0',
    shared: {},
    preload: [{ url: at('assets/home.js'), integrity: `sha384-home-${version}` }],
    css: [{ url: at('assets/home.css'), integrity: `sha384-css-${version}` }],
    offline: [{ url: at('assets/tab.js'), integrity: 'sha384-tab' }],
    slots: { 'home.card': first ? { first } : {} },
  }
}

let shellDist: string
let server: FastifyInstance
let inForce: Release[] | Error

const releaseShell = (page: string) => {
  writeFileSync(join(shellDist, 'index.html'), page)
}

beforeEach(async () => {
  shellDist = mkdtempSync(join(tmpdir(), 'gb-page-'))
  mkdirSync(join(shellDist, 'assets'))
  releaseShell(PAGE)
  inForce = [release('mfe-a', '1'), release('mfe-b', '1'), release('mfe-c', '1')]
  server = fastify()
  // As the cookie plugin of the adapter does.
  server.decorateRequest('cookies')
  server.addHook('onRequest', async (request) => {
    const pairs = (request.headers.cookie ?? '')
      .split('; ')
      .map((pair) => pair.split('=') as [string, string])
    request.cookies = Object.fromEntries(pairs)
  })
  await registerStatic(server, shellDist, async () => null)
  const releases = async () => {
    if (inForce instanceof Error) throw inForce
    return inForce
  }
  registerPage(server, { shellDist, sessionCookie: 'gb_sid', releases, workshop: null })
})
afterEach(async () => {
  await server.close()
  rmSync(shellDist, { recursive: true })
})

const ask = (headers: Record<string, string> = {}) => server.inject({ url: '/', headers })
/** What a page sends a browser for: `address hash`. */
const named = (page: string) =>
  [...page.matchAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g)].map(([link]) =>
    [/href="([^"]+)"/, /integrity="([^"]+)"/].flatMap((one) => one.exec(link)?.[1] ?? []).join(' '),
  )
const filesOf = (name: string, version: string) => [
  `/remotes/${name}/${version}/remoteEntry.js sha384-entry-${version}`,
  `/remotes/${name}/${version}/assets/home.js sha384-home-${version}`,
  `/remotes/${name}/${version}/assets/home.css sha384-css-${version}`,
]

describe(registerPage.name, () => {
  it('gives a visitor the page as it was built', async () => {
    for (const headers of [{}, { cookie: 'gb_here=1; gb_sid=' }, { cookie: 'other=gb_sid' }]) {
      const { body, headers: answered } = await ask(headers)
      expect(body).toBe(PAGE)
      expect(answered.vary).toMatch(/cookie/i)
    }
  })

  it('names for somebody with a session the first files of Home, with their hashes, and nothing else', async () => {
    const { body, headers } = await ask(SESSION)
    expect(body).toContain('<html data-here lang="en">')
    expect(named(body)).toEqual([...filesOf('mfe-a', '1'), ...filesOf('mfe-b', '1')])
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toMatch(/accept-encoding, cookie/i)
  })

  it('names a new release of one remote without a new shell, and one that was taken back', async () => {
    const before = await ask(SESSION)
    inForce = [release('mfe-a', '2'), release('mfe-b', '1')]
    const after = await ask(SESSION)
    expect(named(after.body)).toEqual([...filesOf('mfe-a', '2'), ...filesOf('mfe-b', '1')])
    expect(after.headers.etag).not.toBe(before.headers.etag)
    inForce = [release('mfe-a', '1')]
    expect(named((await ask(SESSION)).body)).toEqual([...filesOf('mfe-a', '1')])
  })

  it('follows a new shell without a restart', async () => {
    await ask(SESSION)
    releaseShell(PAGE.replace('one', 'two, the second'))
    utimesSync(join(shellDist, 'index.html'), new Date(), new Date(Date.now() + 5000))
    expect((await ask(SESSION)).body).toContain('two, the second')
    expect((await ask()).body).toContain('two, the second')
  })

  it('names nothing when the releases cannot be read', async () => {
    inForce = new Error('no disk')
    const { body, statusCode } = await ask(SESSION)
    expect([statusCode, named(body)]).toEqual([200, []])
    expect(body).toContain('data-here')
  })

  it('lets no text of a release out of its attribute', async () => {
    inForce = [{ ...release('mfe-a', '1'), entry: '/x"><script src="/evil.js"></script>', integrity: '"$&' }]
    const { body } = await ask(SESSION)
    expect(body).not.toContain('<script')
    expect(body.split('</head>')).toHaveLength(2)
  })

  it('packs it as the browser takes it, and sends nothing twice', async () => {
    const plain = (await ask(SESSION)).body
    const packed = [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
    ] as const
    const tags = new Set<unknown>()
    for (const [accepted, coding, unpack] of packed) {
      const headers = { ...SESSION, 'accept-encoding': accepted }
      const answer = await ask(headers)
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(unpack(answer.rawPayload).toString()).toBe(plain)
      tags.add(answer.headers.etag)
      const again = await ask({ ...headers, 'if-none-match': `"old", W/${String(answer.headers.etag)}` })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.vary).toMatch(/cookie/i)
    }
    expect(tags.size).toBe(2)
    // Who signed in meanwhile must not be told that the page of before is still good.
    const asVisitor = await ask()
    const signedIn = await ask({ ...SESSION, 'if-none-match': String(asVisitor.headers.etag) })
    expect(signedIn.statusCode).toBe(200)
  })

  it('allows the style that stands in the page and no other', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64')
    for (const headers of [{}, SESSION]) {
      const policy = String((await ask(headers)).headers['content-security-policy'])
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
      expect(policy).not.toContain('unsafe')
    }
  })

  it('answers not found while no page is there', async () => {
    rmSync(join(shellDist, 'index.html'))
    for (const headers of [{}, SESSION]) expect((await ask(headers)).statusCode).toBe(404)
  })
})
