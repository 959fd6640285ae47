import { once } from 'node:events'
import { createServer, request as ask, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { apiHeaders } from '../security-headers.js'
import { Door } from './door.js'
import { OVERLOAD, PARTING } from './limits.js'
import { Parting } from './parting.js'

const MIB = 1024 * 1024
const LARGE = 16 * MIB
const MANY = 24
// Of each connection: what lies in the buffers of the stream and of the parser when nothing more is read.
const IN_BUFFERS = MIB / 4

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const until = async (holds: () => boolean | undefined) => {
  while (!holds()) await sleep(5)
}

let server: Server
let sockets: Socket[] = []

afterEach(() => {
  server.close()
  server.closeAllConnections()
  sockets = []
})

const listen = async (opened: Server): Promise<number> => {
  server = opened.on('connection', (socket: Socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  return port
}

/** A door whose only place is taken, and what stands behind it for those who come without a body. */
const full = async () => {
  const door = new Door({
    limits: { ...OVERLOAD, places: 1, waiting: 0 },
    headers: apiHeaders(true),
    largestBody: LARGE,
    onCrowded: () => undefined,
  })
  let begun = 0
  const port = await listen(door.createServer(() => void begun++))
  ask({ port, host: '127.0.0.1', agent: false })
    .on('error', () => undefined)
    .end()
  await until(() => begun > 0)
  return port
}

/** A door with places, before something that answers like `work`. */
const free = async (work: (answer: () => void, ...both: Parameters<RequestListener>) => void) => {
  const limits = { ...OVERLOAD, largeBodyBytes: MANY * LARGE }
  const door = new Door({ limits, headers: {}, largestBody: LARGE, onCrowded: () => undefined })
  return listen(
    door.createServer((request, response) => {
      const answer = () => {
        door.leave(response)
        response.writeHead(413, { 'content-length': 2 }).end('no')
      }
      work(answer, request, response)
    }),
  )
}

const read = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)

const head = (framing: string) => `POST /api/import HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n`
const KNOWN = { framing: head(`Content-Length: ${LARGE}`), body: 'x'.repeat(LARGE) }
const UNKNOWN = {
  framing: head('Transfer-Encoding: chunked'),
  body: `${LARGE.toString(16)}\r\n${KNOWN.body}\r\n0\r\n\r\n`,
}

/** Somebody who sends and sends; who is patient reads nothing before all has gone out. */
const sender = (
  port: number,
  { framing, body }: typeof KNOWN,
  { isPatient = false, allowHalfOpen = false } = {},
) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
  let answer = ''
  if (isPatient) socket.pause()
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  socket.on('error', () => undefined)
  socket.write(framing)
  socket.write(body, () => socket.resume())
  const over = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  return { socket, over }
}

const many = (port: number, request: typeof KNOWN) =>
  Promise.all(Array.from({ length: MANY }, () => sender(port, request).over))

const expectRefused = (answer: string) => {
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i)
  expect(answer).toContain('"error":"try_again_later"')
}

const MOST_READ = PARTING.bytes + 10 * PARTING.bytesPerSecond + MANY * IN_BUFFERS

describe('many large bodies that are refused', () => {
  it.each([
    ['whose length is said', KNOWN],
    ['whose length nobody knows', UNKNOWN],
  ])('%s are not read to their end, and each sender gets the answer', async (_, request) => {
    const port = await full()
    for (const answer of await many(port, request)) expectRefused(answer)
    expect(read()).toBeLessThan(MOST_READ)
  })

  it('by what stands behind the door are no different', async () => {
    const port = await free((answer) => answer())
    for (const answer of await many(port, KNOWN)) expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*no$/)
    expect(read()).toBeLessThan(MOST_READ)
  })

  it('by somebody who has begun to read them are no different', async () => {
    const port = await free((answer, request) => {
      const pieces = request.iterator({ destroyOnReturn: false })
      void pieces
        .next()
        .then(() => pieces.return?.())
        .then(answer)
    })
    for (const answer of await many(port, UNKNOWN)) expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*no$/)
    expect(read()).toBeLessThan(MOST_READ)
  })

  it('by something that decides when as much has come as is kept are no different', async () => {
    const port = await free((answer, request) => {
      void until(() => request.readableLength >= request.readableHighWaterMark).then(answer)
    })
    for (const answer of await many(port, KNOWN)) expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*no$/)
    expect(read()).toBeLessThan(MOST_READ)
  })

  it('end although their senders neither send nor hang up', async () => {
    const port = await full()
    const stalled = sender(port, { ...KNOWN, body: 'x' }, { allowHalfOpen: true })
    await once(stalled.socket, 'end')
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false])
    await until(() => sockets[1]?.destroyed)
    stalled.socket.destroy()
    expectRefused(await stalled.over)
  })

  it('hold only so many connections', async () => {
    const parting = new Parting({ ...PARTING, connections: 3, bytes: 0, bytesPerSecond: 0, lingerMs: 60_000 })
    const port = await listen(
      createServer((request, response) => {
        const { socket } = request
        socket.destroySoon = () => parting.begin(socket, request)
        parting.prepare(request)
        response.writeHead(413, { connection: 'close' }).end('no')
      }),
    )
    const connected: Socket[] = []
    for (let i = 0; i < 8; i++) {
      const one = sender(port, KNOWN)
      connected.push(one.socket)
      await once(one.socket, 'data')
      await sleep(20)
    }
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(3)
    for (const socket of connected) socket.destroy()
  })
})

describe('one large body that is refused', () => {
  it('is let go by, for those who read nothing before they have sent everything', async () => {
    expectRefused(await sender(await full(), KNOWN, { isPatient: true }).over)
    await until(() => read() >= LARGE)
  })

  it('is followed by nothing on its connection', async () => {
    const port = await free((answer) => answer())
    const request = { ...KNOWN, body: `${KNOWN.body}${head('Content-Length: 0')}` }
    const answer = await sender(port, request).over
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('is answered to fetch and to http', async () => {
    const url = `http://127.0.0.1:${await full()}/api/import`
    const fetched = await fetch(url, { method: 'POST', body: new Uint8Array(LARGE) })
    expect(fetched.status).toBe(503)
    expect(await fetched.json()).toMatchObject({ error: 'try_again_later' })
    const sent = ask(url, { method: 'POST', headers: { 'content-length': LARGE } })
    sent.on('error', () => undefined).end(Buffer.alloc(LARGE))
    expect((await once(sent, 'response'))[0]).toMatchObject({ statusCode: 503 })
  })
})

describe('a small body that is refused', () => {
  it('costs nobody the connection', async () => {
    const port = await full()
    const small = `${head('Content-Length: 3')}abc`
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.setEncoding('latin1').on('data', (text: string) => (answers += text))
    for (let i = 1; i <= 3; i++) {
      socket.write(small)
      await until(() => answers.match(/HTTP\/1\.1 503/g)?.length === i)
    }
    expect(answers).not.toMatch(/connection: close/i)
    socket.destroy()
  })
})
