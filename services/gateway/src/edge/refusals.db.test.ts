import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { abandon, exchange, keep, type RawAnswer } from '../testing/raw-http.js'
import { isBody, startProduct } from '../testing/start-product.js'

const HOST = 'Host: localhost:3000\r\n'
const ORIGIN = 'Origin: http://localhost:3000\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const ALWAYS = {
  'content-security-policy': /^default-src 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
}
const FOR_NOW = new Set([408, 429, 503, 507])

let product: Awaited<ReturnType<typeof startProduct>>
let server: Server
let port: number
let closed: Promise<void> | undefined

beforeAll(async () => {
  product = await startProduct({
    prepare: (folder) => {
      const shell = join(folder, 'shell/dist')
      mkdirSync(shell, { recursive: true })
      writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Gastric Buddy</title>')
    },
  })
  await product.app.listen(0, '127.0.0.1')
  server = product.app.getHttpServer()
  port = portOf(server)
})
afterAll(() => closed ?? product.app.close())

const portOf = (of: Server): number => {
  const address = of.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const refusedWith = (status: number, answer: RawAnswer | null, hasBody = true): void => {
  expect(answer?.status).toBe(status)
  for (const [name, value] of Object.entries(ALWAYS)) expect(answer?.headers.get(name)).toMatch(value)
  expect(answer?.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  if (FOR_NOW.has(status)) expect(answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  if (!hasBody) return
  const problem: unknown = JSON.parse(answer?.body ?? '')
  if (!isBody(problem)) throw new Error('no problem document')
  expect(problem).toMatchObject({ status, detail: problem.message })
  for (const name of ['type', 'title', 'error', 'message', 'request_id'])
    expect(problem[name]).toEqual(expect.stringMatching(/./))
  expect(answer?.body).not.toMatch(/FST_|HPE_|fastify|Route |node:|at .*\.js/)
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`
const post = (headers: string, body = '', path = '/api/user-consent') =>
  `POST ${path} HTTP/1.1\r\n${HOST}${ORIGIN}${headers}\r\n${body}`
const sized = (body: string, headers = JSON_TYPE) =>
  post(`${headers}Content-Length: ${body.length}\r\n`, body)
const chunked = (...chunks: string[]) =>
  post(
    `${JSON_TYPE}Transfer-Encoding: chunked\r\n`,
    [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(''),
  )
const coded = (coding: string, body = '{}') => sized(body, `${JSON_TYPE}Content-Encoding: ${coding}\r\n`)

const FAMILY: [name: string, status: number, request: string][] = [
  ['an unknown address of the API', 404, get('/api/nothing')],
  ['an unknown file', 404, get('/nothing.js')],
  ['a file of a release that is not there', 404, get('/remotes/mfe-x/1.0.0/a.js')],
  ['a way out of the folder of files', 404, get('/..%2f..%2f..%2fetc%2fpasswd')],
  ['an address of the console without a token', 401, get('/api/operator/docs')],
  ['a method that the address has not', 404, `DELETE /api/health-tips HTTP/1.1\r\n${HOST}${ORIGIN}\r\n`],
  ['OPTIONS', 404, `OPTIONS /api/profile HTTP/1.1\r\n${HOST}\r\n`],
  ['OPTIONS of the whole server', 404, `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  ['TRACE', 404, `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
  ['a method of other protocols', 404, `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`],
  ['a tunnel', 404, `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['an upgrade', 404, get('/api/nothing', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ['bad percent encoding', 400, get('/api/profile/%zz')],
  ['bad percent encoding in a whole address', 400, get('http://localhost:3000/api/%zz')],
  ['bytes that are no text in an address', 400, get('/api/profile/%ff%fe')],
  ['a part of an address that is too long', 404, get(`/api/profile/${'a'.repeat(1000)}`)],
  ['an address that is too long', 431, get(`/${'a'.repeat(20_000)}`)],
  ['headers that are too large', 431, get('/', `X-Large: ${'a'.repeat(20_000)}\r\n`)],
  ['what is not HTTP', 400, 'What a nice day\r\n\r\n'],
  ['another protocol', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a control character in a header', 400, get('/', 'X-Odd: a\u0001b\r\n')],
  ['a header without a name', 400, get('/', ': nothing\r\n')],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, get('/', 'Host: evil.example\r\n')],
  ['two lengths', 400, post(`${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}')],
  ['a length that is no number', 400, post(`${JSON_TYPE}Content-Length: -1\r\n`, '{}')],
  ['a length and chunks', 400, post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  ['chunks that are none', 400, post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n')],
  ['a transfer coding at the end', 400, post(`${JSON_TYPE}Transfer-Encoding: gzip\r\n`, '{}')],
  [
    'a transfer coding within chunks',
    400,
    post(`${JSON_TYPE}Transfer-Encoding: gzip, chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n'),
  ],
  ['an expectation that nobody knows', 417, post('Expect: tea\r\nContent-Length: 0\r\n')],
  ['a body that is too large', 413, sized(`{"a":"${'x'.repeat(70_000)}"}`)],
  ['a body that is too large in chunks', 413, chunked(`{"a":"${'x'.repeat(70_000)}"}`)],
  ['a body that says it is huge', 413, post(`${JSON_TYPE}Content-Length: 99999999999\r\n`, '{')],
  ['text', 415, sized('{}', 'Content-Type: text/plain\r\n')],
  ['a body without a type', 415, sized('{}', '')],
  ['a type that is none', 415, sized('{}', 'Content-Type: ;;;\r\n')],
  ['JSON that is none', 400, sized('{"a":')],
  ['a body without what is needed', 400, sized('{}')],
  ['another site', 403, `POST /api/user-consent HTTP/1.1\r\n${HOST}Origin: https://evil.example\r\n\r\n`],
  ['a broken cookie', 401, get('/api/session', 'Cookie: gb_sid=%E0%A4%A; =;; gb_dev\r\n')],
  ['a time zone that does not exist', 401, get('/api/session', 'X-Time-Zone: Mars/Base\r\n')],
  ['a range that the page has not', 416, get('/', 'Range: bytes=900000-\r\n')],
  ['a condition that the page does not meet', 412, get('/', 'If-Match: "other"\r\n')],
  ['a garbage body that says gzip', 415, coded('gzip', '\u001f\u008bgarbage')],
  ['a coding that is unknown', 415, coded('zebra')],
  ['a coding beside none', 415, coded('identity, br')],
]

describe('whatever is refused', () => {
  it.each(FAMILY)('%s is %i with all headers and a problem document', async (_name, status, request) => {
    refusedWith(status, await exchange(port, request))
  })

  it('is a problem document without its text for HEAD', async () => {
    const answer = await exchange(port, `HEAD /api/nothing HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    refusedWith(404, answer, false)
    expect(answer?.body).toBe('')
  })

  it('is told before the body is sent to whoever asks first', async () => {
    const answer = await exchange(
      port,
      post(`${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 2\r\n`),
      '{}',
    )
    refusedWith(400, answer)
  })

  it('is told to whoever sends no end of the headers, or of the body', async () => {
    const { headersTimeout, requestTimeout } = server
    Object.assign(server, { headersTimeout: 100, requestTimeout: 100 })
    const answers = await Promise.all([
      exchange(port, 'GET / HTTP/1.1\r\n'),
      exchange(port, post(`${JSON_TYPE}Content-Length: 20\r\n`, '{"a":')),
    ])
    Object.assign(server, { headersTimeout, requestTimeout })
    for (const answer of answers) refusedWith(408, answer)
  })

  it('is told to nobody when the sender goes away in the middle, and the next one is served', async () => {
    await abandon(port, post(`${JSON_TYPE}Content-Length: 20\r\n`, '{"a":'))
    await abandon(port, get('/').slice(0, 20))
    expect((await exchange(port, get('/api/health/live')))?.status).toBe(200)
  })

  it('is told to the sender and not to whoever asked before on the same connection', async () => {
    const first = await exchange(port, get('/api/health/live'), 'What a nice day\r\n\r\n')
    expect(first?.status).toBe(200)
  })
})

describe('a body in its own coding', () => {
  it.each(['identity', 'IDENTITY', 'identity, identity', ''])('is read when it says "%s"', async (coding) => {
    // The body lacks everything, which only its reader can say.
    refusedWith(400, await exchange(port, coded(coding)))
  })

  it('is asked for when it came in another', async () => {
    const answer = await exchange(port, coded('GZIP'))
    expect(answer?.headers.get('accept-encoding')).toBe('identity')
  })
})

describe('an address in any spelling', () => {
  it.each(['/', 'http://localhost:3000/', '/?%zz', '/api/health/live', '/%61pi/health/live'])(
    'is answered with all headers: %s',
    async (path) => {
      const answer = await exchange(port, get(path))
      expect(answer?.status).toBe(200)
      for (const [name, value] of Object.entries(ALWAYS)) expect(answer?.headers.get(name)).toMatch(value)
    },
  )
})

// The last one: it ends the server of all.
describe('a server that ends', () => {
  it('asks whoever comes meanwhile to come again, with all headers', async () => {
    const kept = await keep(port)
    expect((await kept.ask(get('/api/health/live')))?.status).toBe(200)
    // A request that is not whole yet keeps the connection open while the server ends.
    kept.send(get('/api/health/live').slice(0, -2))
    await new Promise((resolve) => setTimeout(resolve, 200))
    closed = product.app.close()
    while (server.listening) await new Promise((resolve) => setTimeout(resolve, 10))
    const answer = await kept.ask('\r\n')
    refusedWith(503, answer)
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error: 'try_again_later' })
    expect(answer?.headers.get('connection')).toBe('close')
    await closed
  })
})
