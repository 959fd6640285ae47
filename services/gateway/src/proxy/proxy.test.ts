import { once } from 'node:events'
import { createServer as createHttpServer, request as httpRequest, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Keys, createAdapter, createLogger, parseEnv } from '@gb/service-kit'
import { afterEach, describe, expect, it } from '@jest/globals'
import { SERVICES } from '../services.js'
import { limitOf } from './limits.js'
import { registerProxies } from './proxy.js'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const key = Buffer.alloc(32, 1).toString('base64')
const keys = new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })

/** Short, for services that will never answer. */
const IMPATIENT_MS = 700

/** A gateway alone, with tracking and profile at `upstream`; returns its address. */
const gatewayTo = async (upstream: string, limits = limitOf): Promise<string> => {
  const env = parseEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
    SERVICES: '',
    REMOTES: JSON.stringify({ tracking: upstream, profile: upstream }),
  })
  const server = (await createAdapter(env, keys, createLogger(env))).getInstance()
  await registerProxies(server, { env, keys }, SERVICES, limits)
  endings.push(() => server.close())
  return server.listen({ port: 0, host: '127.0.0.1' })
}

/** A service that does with a connection whatever the test says; counts the connections. */
const startRaw = async (serve: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}

/** A service that speaks HTTP; counts what it is asked. */
const startHttp = async (listener: RequestListener) => {
  const asked: string[] = []
  const server = createHttpServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const SUMMARY = '/api/fluid-summary/6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

const expectRefusal = async (response: Response) => {
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  const problem = JSON.parse(text) as Record<string, unknown>
  expect(problem).toMatchObject({ status: 503, error: 'unavailable' })
  expect(problem.message).toBe('Your logs cannot be reached right now. Please try again in a moment.')
  const said = `${text}${JSON.stringify([...response.headers])}`
  expect(said).not.toMatch(/127\.0\.0\.1|localhost:|ECONN|ENOTFOUND|UND_ERR|undici|socket|tracking|\.js/i)
}

const afterHead = (answer: (socket: Socket) => void) => (socket: Socket) =>
  void socket.once('data', () => answer(socket))

describe('a service elsewhere that is not well', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['resets every connection', (socket) => socket.resetAndDestroy()],
    ['closes without a word', afterHead((socket) => socket.end())],
    ['accepts and never answers', () => undefined],
    ['sends no HTTP', afterHead((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'))],
    [
      'never ends its headers',
      afterHead((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        const timer = setInterval(() => socket.write('X-Slow: 1\r\n'), 100)
        socket.once('close', () => clearInterval(timer))
      }),
    ],
    [
      'sends half a body and goes',
      afterHead((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"half":')),
    ],
    [
      'resets in the middle of a chunked body',
      afterHead((socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"half":\r\n', () =>
          socket.resetAndDestroy(),
        )
      }),
    ],
    [
      'stops in the middle of a body',
      afterHead((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"half":')),
    ],
    [
      'lets a body drip',
      afterHead((socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n')
        const timer = setInterval(() => socket.write(' '), 100)
        socket.once('close', () => clearInterval(timer))
      }),
    ],
    [
      'is an error page of somebody in between',
      afterHead((socket) =>
        socket.end(
          'HTTP/1.1 502 Bad Gateway\r\nServer: inner/1\r\nContent-Length: 21\r\n\r\nconnect 127.0.0.1:9999',
        ),
      ),
    ],
    [
      'has a status that is none',
      afterHead((socket) => socket.end('HTTP/1.1 799 Odd\r\nContent-Length: 0\r\n\r\n')),
    ],
  ])('that %s is one calm 503, asked for once', async (_how, serve) => {
    const service = await startRaw(serve)
    const gateway = await gatewayTo(service.url, () => IMPATIENT_MS)
    await expectRefusal(await fetch(gateway + SUMMARY))
    expect(service.sockets.size).toBe(1)
  })

  it('that is not there, or has a name that nobody knows, is the same', async () => {
    const gone = await startRaw(() => undefined)
    for (const end of endings.splice(0)) await end()
    for (const upstream of [gone.url, 'http://tracking.invalid:3000'])
      await expectRefusal(await fetch((await gatewayTo(upstream)) + SUMMARY))
  })

  it('and that never takes a photo off the line does not hold the caller', async () => {
    const service = await startRaw((socket) => void socket.pause())
    const gateway = await gatewayTo(service.url, () => IMPATIENT_MS)
    const response = await fetch(`${gateway}/api/fluid-entry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
      body: 'x'.repeat(4_000_000),
    })
    await expectRefusal(response)
  })

  it.each([503, 429, 507, 500])('has its own %i passed on, once', async (status) => {
    const problem = JSON.stringify({ status, error: 'its_own', message: 'Its own sentence.' })
    const service = await startHttp((_request, response) =>
      response
        .writeHead(status, { 'Content-Type': 'application/problem+json; charset=utf-8', 'Retry-After': '7' })
        .end(problem),
    )
    const response = await fetch((await gatewayTo(service.url)) + SUMMARY)
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await response.text()).toBe(problem)
    expect(service.asked).toEqual([`GET ${SUMMARY}`])
  })
})

describe('a caller', () => {
  it('who goes away takes the call along', async () => {
    let gone: (value: unknown) => void = () => undefined
    const aborted = new Promise((resolve) => {
      gone = resolve
    })
    const service = await startHttp((_request, response) => void response.once('close', gone))
    const leaving = new AbortController()
    const call = fetch((await gatewayTo(service.url)) + SUMMARY, { signal: leaving.signal })
    setTimeout(() => leaving.abort(), 300)
    await expect(call).rejects.toThrow()
    await aborted
  })

  it('who sends slowly has all the time that the gateway gives', async () => {
    const service = await startHttp((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => response.end(Buffer.concat(chunks)))
    })
    const { port } = new URL(await gatewayTo(service.url, () => IMPATIENT_MS))
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/fluid-entry',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'content-length': 2 },
    })
    request.write('{')
    setTimeout(() => request.end('}'), 3 * IMPATIENT_MS)
    const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
    expect(response.statusCode).toBe(200)
    expect(String(await response.toArray())).toBe('{}')
  })
})

describe('what is sent on', () => {
  it('keeps the bytes of a packed answer, and cookies one by one', async () => {
    const packed = gzipSync(JSON.stringify({ note: 'ä'.repeat(5_000) }))
    const service = await startHttp((_request, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Encoding': 'gzip',
          'Set-Cookie': ['a=1; Path=/', 'b=2; Path=/'],
          Server: 'inner/1.0',
          Via: '1.1 inner',
          Connection: 'x-inner',
          'X-Inner': 'only for this hop',
        })
        .end(packed),
    )
    const { port } = new URL(await gatewayTo(service.url))
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      path: SUMMARY,
      headers: { 'accept-encoding': 'gzip' },
    }).end()
    const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
    const body = Buffer.concat((await response.toArray()) as Buffer[])
    expect(gunzipSync(body).toString()).toContain('ä'.repeat(5_000))
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(response.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    for (const name of ['server', 'via', 'x-inner']) expect(response.headers).not.toHaveProperty(name)
  })

  it('answers HEAD with the length and no body, and 204 and 304 as they are', async () => {
    const service = await startHttp((request, response) => {
      if (request.method === 'HEAD') response.writeHead(200, { 'Content-Length': '1234', ETag: '"1"' }).end()
      else response.writeHead(request.headers['if-none-match'] ? 304 : 204, { ETag: '"1"' }).end()
    })
    const url = (await gatewayTo(service.url)) + SUMMARY
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('1234')
    expect(await head.text()).toBe('')
    expect((await fetch(url)).status).toBe(204)
    const known = await fetch(url, { headers: { 'If-None-Match': '"1"' } })
    expect(known.status).toBe(304)
    expect(known.headers.get('etag')).toBe('"1"')
  })

  it('passes large bodies both ways, whole', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'gastric ')
    const sent = Buffer.alloc(4_000_000, 'photo')
    const service = await startHttp((request, response) => {
      let size = 0
      request.on('data', (chunk: Buffer) => (size += chunk.length))
      request.on('end', () => {
        response.setHeader('X-Size', String(size))
        response.end(large)
      })
    })
    const response = await fetch(`${await gatewayTo(service.url)}/api/fluid-entry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
      body: sent,
    })
    expect(response.headers.get('x-size')).toBe(String(sent.length))
    expect(large.equals(Buffer.from(await response.arrayBuffer()))).toBe(true)
  })

  it('breaks a large answer off where the service did, instead of ending it as if it were whole', async () => {
    const service = await startHttp((_request, response) => {
      response.writeHead(200, { 'Content-Length': '9000000' })
      response.write(Buffer.alloc(3_000_000), () => response.destroy())
    })
    const response = await fetch((await gatewayTo(service.url)) + SUMMARY)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })

  it('names the caller itself, and hands on nothing that is good for one hop or only between processes', async () => {
    let seen: NodeJS.Dict<string | string[]> = {}
    const service = await startHttp((request, response) => {
      seen = request.headers
      response.end('{}')
    })
    const { port } = new URL(await gatewayTo(service.url))
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      path: `${SUMMARY}?date=2026-11-20&x=%2F..%2F`,
      headers: {
        connection: 'close, x-mine',
        'x-mine': '1',
        'x-forwarded-for': '203.0.113.9',
        'x-gb-internal': 'forged',
        te: 'trailers',
        cookie: 'gb_sid=abc',
      },
    }).end()
    const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
    response.resume()
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', cookie: 'gb_sid=abc' })
    for (const name of ['x-mine', 'x-gb-internal', 'te']) expect(seen).not.toHaveProperty(name)
    expect(service.asked).toEqual([`GET ${SUMMARY}?date=2026-11-20&x=%2F..%2F`])
  })

  it.each([
    '/api/profile/../../internal/ports/session/verify',
    '/api/profile/%2e%2e/%2e%2e/internal',
    '/api/profile/..%5c..%5cinternal',
    '/api/profile/./x',
  ])('never walks a path out of its part: %s', async (path) => {
    const service = await startHttp((_request, response) => response.end('{}'))
    const { port } = new URL(await gatewayTo(service.url))
    const request = httpRequest({ port, host: '127.0.0.1', path }).end()
    const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(404)
    expect(service.asked).toEqual([])
  })
})

describe(limitOf.name, () => {
  it('is 3 s for ordinary calls and long enough for those that wait for others', () => {
    expect(limitOf('/api/fluid-entry')).toBe(3_000)
    expect(limitOf('/api/analyze-food')).toBeGreaterThan(15_000)
    expect(limitOf('/api/export')).toBeGreaterThan(limitOf('/api/generate-pdf-report'))
  })
})
