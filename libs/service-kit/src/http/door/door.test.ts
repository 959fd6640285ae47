import { once } from 'node:events'
import {
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { apiHeaders } from '../security-headers.js'
import { Door } from './door.js'
import { type OverloadLimits, OVERLOAD } from './limits.js'

const HEADERS = apiHeaders(true)
const servers: Server[] = []

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** A server that answers a request when the test says so. */
const open = async (limits: Partial<OverloadLimits>) => {
  const begun: ServerResponse[] = []
  const crowded: string[] = []
  const door = new Door({
    limits: { ...OVERLOAD, shares: { vital: 1, write: 1, read: 0.5, heavy: 0.5 }, ...limits },
    headers: HEADERS,
    largestBody: 1000,
    onCrowded: (urgency) => crowded.push(urgency),
  })
  const work: RequestListener = (request, response) => {
    // As the server behind the door does it: a place is taken when the body is there.
    if (request.headers['content-length'] === undefined) begun.push(response)
    else
      request.resume().on('end', () =>
        door.takePlace(request, response, (error) => {
          if (error) response.writeHead(503).end()
          else begun.push(response)
        }),
      )
  }
  const server = door.createServer(work).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const send = (method: string, path: string, body = '', headers = {}) => {
    const length = body === '' ? {} : { 'content-length': body.length }
    const sent = ask({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...length, ...headers },
      agent: false,
    })
    const answer = new Promise<Answer>((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      })
    })
    // Some are left without an answer when their test has seen enough.
    answer.catch(() => undefined)
    return { sent, answer, end: () => sent.end(body) }
  }
  const get = (path: string) => {
    const one = send('GET', path)
    one.end()
    return one
  }
  const post = (path: string) => {
    const one = send('POST', path, '{}')
    one.end()
    return one
  }
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const finish = () => begun.splice(0).forEach((response) => response.end('served'))
  return { door, begun, crowded, send, get, post, until, finish }
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const expectRefused = ({ status, headers, body }: Answer) => {
  expect(status).toBe(503)
  for (const [name, value] of Object.entries(HEADERS)) expect(headers[name.toLowerCase()]).toBe(value)
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(JSON.parse(body)).toMatchObject({ status: 503, error: 'try_again_later' })
}

describe('more requests than places', () => {
  it('refuses at once what is one too many, and serves everything afterwards', async () => {
    const { begun, crowded, get, until, finish } = await open({ places: 4, waiting: 0 })
    const served = [get('/a'), get('/b')]
    await until(() => begun.length === 2)
    expectRefused(await get('/c').answer)
    expect(crowded).toEqual(['read'])
    finish()
    for (const { answer } of served) expect(await answer).toMatchObject({ status: 200, body: 'served' })
    const again = [get('/a'), get('/c')]
    await until(() => begun.length === 2)
    finish()
    for (const { answer } of again) expect(await answer).toMatchObject({ status: 200 })
  })

  it('keeps places for entries when reads fill theirs', async () => {
    const { begun, get, post, until, finish } = await open({ places: 4, waiting: 0 })
    get('/a')
    get('/b')
    await until(() => begun.length === 2)
    expectRefused(await get('/c').answer)
    const written = post('/api/fluid-entry')
    await until(() => begun.length === 3)
    finish()
    expect(await written.answer).toMatchObject({ status: 200 })
  })

  it('lets an entry that waits go before a read that waits longer', async () => {
    const { begun, get, post, until } = await open({ places: 1, waiting: 5, waitMs: 60_000 })
    get('/first')
    await until(() => begun.length === 1)
    get('/second')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const entry = post('/api/fluid-entry')
    await new Promise((resolve) => setTimeout(resolve, 50))
    begun.shift()?.end()
    await until(() => begun.length === 1)
    begun.shift()?.end('entry')
    expect(await entry.answer).toMatchObject({ body: 'entry' })
  })

  it('is not used up by those who send their bodies slowly', async () => {
    const { begun, get, send, until, finish } = await open({ places: 2, waiting: 0 })
    const slow = Array.from({ length: 20 }, () => send('POST', '/api/fluid-entry', '{}'))
    for (const { sent } of slow) sent.write('{')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const read = get('/a')
    await until(() => begun.length === 1)
    finish()
    expect(await read.answer).toMatchObject({ status: 200 })
    for (const { sent } of slow) sent.destroy()
  })

  it('gets a place back when the work is done, however slowly the answer is read', async () => {
    const { door, begun, get, until, finish } = await open({ places: 2, waiting: 0 })
    get('/a')
    await until(() => begun.length === 1)
    const [slow] = begun
    slow?.write('the beginning')
    if (slow) door.leave(slow)
    const next = get('/b')
    await until(() => begun.length === 2)
    // Once only: the end of the first answer gives no second place back.
    slow?.end()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expectRefused(await get('/c').answer)
    finish()
    expect(await next.answer).toMatchObject({ status: 200 })
  })

  it('never keeps the question whether the process is alive out', async () => {
    const { begun, get, until, finish } = await open({ places: 2, waiting: 0 })
    get('/a')
    await until(() => begun.length === 1)
    const alive = get('/api/health/live')
    await until(() => begun.length === 2)
    finish()
    expect(await alive.answer).toMatchObject({ status: 200 })
  })

  it('gets its place back from who goes away', async () => {
    const { begun, get, until, finish } = await open({ places: 2, waiting: 0 })
    const gone = get('/gone')
    await until(() => begun.length === 1)
    gone.sent.destroy()
    await until(() => begun.every(({ closed }) => closed))
    begun.length = 0
    const next = get('/next')
    await until(() => begun.length === 1)
    finish()
    expect(await next.answer).toMatchObject({ status: 200 })
  })
})

describe('bodies on their way', () => {
  const start = async (limits: Partial<OverloadLimits>, sizes: number[], path = '/api/profile') => {
    const opened = await open(limits)
    const waiting = sizes.map((size) => {
      const one = opened.send('POST', path, 'x'.repeat(size))
      one.sent.write('x')
      return one
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { ...opened, waiting }
  }

  it('are bounded in number', async () => {
    const { send } = await start({ smallBodies: 2 }, [10, 10])
    const late = send('POST', '/api/profile', 'xx')
    late.end()
    expectRefused(await late.answer)
  })

  it('are bounded in bytes where they are large, which keeps no small one out', async () => {
    const { post, send, begun, until, finish } = await start({ smallBody: 100, largeBodyBytes: 1000 }, [600])
    const large = send('POST', '/api/analyze-food', 'x'.repeat(600))
    large.end()
    expectRefused(await large.answer)
    const small = post('/api/fluid-entry')
    await until(() => begun.length === 1)
    finish()
    expect(await small.answer).toMatchObject({ status: 200 })
  })

  it('give their room back', async () => {
    const { waiting, send, begun, until, finish } = await start({ smallBodies: 1 }, [3])
    waiting[0]?.sent.end('xx')
    await until(() => begun.length === 1)
    finish()
    await waiting[0]?.answer
    const next = send('POST', '/api/profile', 'xx')
    next.end()
    await until(() => begun.length === 1)
    finish()
    expect(await next.answer).toMatchObject({ status: 200 })
  })

  it('are not asked for when there is no place', async () => {
    const { begun, get, send, until } = await open({ places: 1, waiting: 0 })
    get('/a')
    await until(() => begun.length === 1)
    const asking = send('POST', '/api/profile', 'xx', { expect: '100-continue' })
    let isAsked = false
    asking.sent.on('continue', () => (isAsked = true)).flushHeaders()
    const answer = await asking.answer
    expectRefused(answer)
    expect(answer.headers.connection).toBe('close')
    expect(isAsked).toBe(false)
  })
})
