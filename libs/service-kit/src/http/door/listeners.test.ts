import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { Door } from './door.js'
import { LISTENERS, OVERLOAD } from './limits.js'
import { listenOptions } from './listeners.js'
import { doorOptions, registerDoor } from './open-door.js'

/** As many reads as have a place. */
const CALLERS = 32
const opened: FastifyInstance[] = []
const sockets: Socket[] = []

/** A server whose answers wait until the test says so. */
const start = async (host: string) => {
  const door = new Door({ limits: OVERLOAD, headers: {}, largestBody: 1000, onCrowded: () => undefined })
  const server = fastify({ ...doorOptions(door), forceCloseConnections: 'idle' })
  registerDoor(server, door, host)
  const waiting: (() => void)[] = []
  server.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('served'))))
  await server.listen(listenOptions(0, host))
  opened.push(server)
  return { server, waiting, port: (server.server.address() as AddressInfo).port }
}

const call = async (port: number, host: string): Promise<Socket> => {
  const socket = connect(port, host)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return socket
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of opened.splice(0)) await server.close()
})

describe('many listeners of one address', () => {
  it('take new connections from several sockets, which all lead through the same door', async () => {
    const { server, waiting, port } = await start('127.0.0.1')
    await Promise.all(Array.from({ length: CALLERS }, () => call(port, '127.0.0.1')))
    await until(() => waiting.length === CALLERS)
    const own = await new Promise<number>((resolve) =>
      server.server.getConnections((_error, count) => resolve(count)),
    )
    if (LISTENERS > 1) expect(own).toBeLessThan(CALLERS)
    else expect(own).toBe(CALLERS)
  })

  it('end when what is under way has its answer, wherever it came in', async () => {
    const { server, waiting, port } = await start('127.0.0.1')
    const callers = await Promise.all(Array.from({ length: CALLERS }, () => call(port, '127.0.0.1')))
    const answers = callers.map((socket) => text(socket))
    await until(() => waiting.length === CALLERS)
    let isClosed = false
    const closing = server.close().then(() => (isClosed = true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isClosed).toBe(false)
    for (const answer of waiting) answer()
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 [^]*served$/)
    await closing
  })

  it('leave the port when they end', async () => {
    const { server, port } = await start('127.0.0.1')
    await server.close()
    const again = connect(port, '127.0.0.1')
    await expect(once(again, 'connect')).rejects.toThrow('ECONNREFUSED')
  })

  it('listen at every address of localhost', async () => {
    const { waiting, port } = await start('localhost')
    const addresses = (await lookup('localhost', { all: true })).map(({ address }) => address)
    for (const address of addresses) await call(port, address)
    await until(() => waiting.length >= addresses.length)
    expect(waiting).toHaveLength(addresses.length)
  })
})
