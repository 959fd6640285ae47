import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Keys } from '../crypto/keys.js'
import { parseEnv } from '../env/read-env.js'
import { createAdapter, createLogger } from './adapter.js'

const OWN = 'https://app.example.com'
const ALSO_OURS = 'https://beta.example.com'
const EVIL = 'https://evil.example'
const WORDS = 'what-a-person-wrote'

const folder = mkdtempSync(join(tmpdir(), 'gb-adapter-'))
const key = () => randomBytes(32).toString('base64')
const keys = new Keys({ current: '1', data: { '1': key() }, lookup: key(), internal: key(), log: key() })

let server: FastifyInstance

const startWith = async (
  variables: NodeJS.ProcessEnv,
): Promise<{ server: FastifyInstance; logger: Logger }> => {
  const env = parseEnv({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', ...variables })
  const own = createLogger(env)
  const instance = (await createAdapter(env, keys, own)).getInstance()
  instance.get('/api/things/:id', () => ({ thing: WORDS }))
  instance.get<{ Params: { length: string } }>('/api/lists/:length', ({ params }) => ({
    list: Array.from({ length: Number(params.length) }, () => WORDS),
  }))
  instance.post('/api/things/:id', ({ body }) => ({ body }))
  instance.get('/api/broken', () => {
    throw Object.assign(new Error(WORDS), { detail: WORDS, code: '23514' })
  })
  instance.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed')
    void reply.status(500).send({})
  })
  await instance.ready()
  return { server: instance, logger: own }
}

beforeAll(async () => {
  ;({ server } = await startWith({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: OWN, ALLOWED_ORIGINS: ALSO_OURS }))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the headers of every answer', () => {
  it('are exactly these', async () => {
    const { headers } = await server.inject({ url: '/api/things/1' })
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self' https://checkout.stripe.com; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-to csp; report-uri /api/csp-reports",
      'reporting-endpoints': 'csp="/api/csp-reports"',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(self)',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  // The router reads these as the same address, and so do the rules.
  it.each(['/%61pi/things/1', '/ap%69/thing%73/1', 'http://app.example.com/api/things/1'])(
    'keep the answer of %s out of caches too',
    async (url) => {
      const { headers, statusCode } = await server.inject({ url })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    },
  )

  it('stand on refusals too', async () => {
    const { headers, statusCode } = await server.inject({ url: '/api/things/1', headers: { origin: EVIL } })
    expect(statusCode).toBe(500)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })

  it('pin a browser to https only where there is https', async () => {
    const { server: plain } = await startWith({ LOG_LEVEL: 'silent' })
    expect((await plain.inject({ url: '/api/things/1' })).headers).not.toHaveProperty(
      'strict-transport-security',
    )
    await plain.close()
  })
})

describe('a packed answer', () => {
  const list = (accept: string, length: string) =>
    server.inject({ url: `/api/lists/${length}`, headers: { 'accept-encoding': accept } })

  it.each(['br', 'gzip'])('comes at once and with its length, as %s', async (coding) => {
    const { headers, rawPayload } = await list(coding, '300')
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(rawPayload.length).toBeLessThan(500)
  })

  it('is not made of a small one, nor for who wants none', async () => {
    expect((await list('br', '3')).headers).not.toHaveProperty('content-encoding')
    expect((await list('identity', '300')).headers).not.toHaveProperty('content-encoding')
  })

  it('comes in pieces when it is large', async () => {
    const { headers } = await list('br', '30000')
    expect(headers).toMatchObject({ 'content-encoding': 'br' })
    expect(headers).not.toHaveProperty('content-length')
  })
})

describe('another origin', () => {
  it.each([EVIL, 'null', `${OWN}.evil.example`, OWN.replace('https', 'http'), OWN, ALSO_OURS])(
    '%s is never allowed to read an answer, and no origin is reflected',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const asked = { origin, 'access-control-request-method': 'POST' }
        const { headers } = await server.inject({ method, url: '/api/things/1', headers: asked })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    },
  )

  it.each([
    ['a listed one', { origin: ALSO_OURS, 'sec-fetch-site': 'same-site' }, 200],
    ['one that only begins alike', { origin: `${OWN}.evil.example` }, 500],
    ['one that lies about its site', { origin: EVIL, 'sec-fetch-site': 'same-origin' }, 500],
    ['only a foreign Referer', { referer: `${EVIL}/${OWN}` }, 500],
    ['a broken Referer', { referer: 'nonsense' }, 500],
    ['an own Referer', { referer: `${OWN}/page` }, 200],
    ['a read that another site causes', { 'sec-fetch-site': 'cross-site' }, 500],
  ])('writes from %s, however the address is spelled', async (_what, headers, status) => {
    for (const url of ['/api/things/1', '/%61pi/things/1', '/%61%70%69/thing%73/1']) {
      const { statusCode } = await server.inject({ method: 'POST', url, headers, payload: { a: 1 } })
      expect([url, statusCode]).toEqual([url, status])
    }
  })
})

describe('the log', () => {
  // Of its own: the lines of what was asked before come when they come.
  const logFile = join(folder, 'own.log')
  let started: Awaited<ReturnType<typeof startWith>>

  beforeAll(async () => {
    started = await startWith({ LOG_LEVEL: 'trace', LOG_FILE: logFile, PUBLIC_ORIGIN: OWN })
  })
  afterAll(() => started.server.close())

  const logLines = async (): Promise<Record<string, unknown>[]> => {
    await new Promise<void>((done) => started.logger.flush(() => done()))
    const text = readFileSync(logFile, 'utf8').trim()
    return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  it('has one line per request with these members and no others', async () => {
    await started.server.inject({
      method: 'POST',
      url: `/api/things/${WORDS}?q=${WORDS}`,
      headers: { origin: OWN, cookie: `gb_sid=${WORDS}`, 'user-agent': WORDS },
      payload: { note: WORDS },
    })
    expect(await logLines()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        route: '/api/things/:id',
        method: 'POST',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
  })

  it('says of an error what it is, and nothing of what it quotes', async () => {
    await started.server.inject({ url: '/api/broken' })
    const lines = await logLines()
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request failed' }))
    expect(JSON.stringify(lines)).toContain('23514')
    expect(readFileSync(logFile, 'utf8')).not.toContain(WORDS)
  })
})
