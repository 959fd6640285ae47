import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type FaultyProxy, startFaultyProxy } from './index.ts'

// Long enough for a byte on a loopback to have come if it were to come.
const A_WHILE_MS = 150

/** Says back what it hears. */
const startEcho = async (): Promise<{ server: Server; port: number; sockets: Set<Socket> }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { server, port: address.port, sockets }
}

/** Also of one that ends with an error, which `once` would throw. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()))

describe(startFaultyProxy.name, () => {
  let echo: Awaited<ReturnType<typeof startEcho>>
  let proxy: FaultyProxy
  const clients: Socket[] = []

  const dial = async () => {
    const socket = connect(proxy.port, proxy.host)
    clients.push(socket)
    let heard = ''
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    await once(socket, 'connect')
    return { socket, say: (text: string) => socket.write(text), heard: () => heard }
  }

  const hears = async (client: { heard: () => string }, text: string) => {
    while (client.heard() !== text) await sleep(5)
  }

  beforeEach(async () => {
    echo = await startEcho()
    proxy = await startFaultyProxy({ host: '127.0.0.1', port: echo.port })
  })

  afterEach(async () => {
    for (const socket of clients.splice(0)) socket.destroy()
    await proxy.close()
    echo.sockets.forEach((socket) => socket.destroy())
    echo.server.close()
  })

  it('carries bytes both ways, and the end of a connection', async () => {
    const client = await dial()
    client.say('hello')
    await hears(client, 'hello')
    client.socket.end()
    await closed(client.socket)
    while (proxy.open > 0) await sleep(5)
    expect(client.heard()).toBe('hello')
    expect(echo.sockets.size).toBe(0)
  })

  it('carries more than a socket holds', async () => {
    const client = await dial()
    const much = 'x'.repeat(3_000_000)
    client.say(much)
    await hears(client, much)
    expect(client.heard()).toHaveLength(much.length)
  })

  it('puts itself into an address', () => {
    expect(proxy.through('postgres://me:secret@db.example:5432/gb?x=1')).toBe(
      `postgres://me:secret@127.0.0.1:${proxy.port}/gb?x=1`,
    )
  })

  it('holds the bytes of open connections while new ones work, and lets them go on', async () => {
    const held = await dial()
    held.say('a')
    await hears(held, 'a')
    proxy.stall()
    held.say('b')
    const fresh = await dial()
    fresh.say('c')
    await hears(fresh, 'c')
    await sleep(A_WHILE_MS)
    expect(held.heard()).toBe('a')
    expect(held.socket.destroyed).toBe(false)
    await proxy.restore()
    await hears(held, 'ab')
  })

  it('does not tell of a side that went away while its bytes are held', async () => {
    const client = await dial()
    client.say('a')
    await hears(client, 'a')
    proxy.stall()
    client.socket.destroy()
    await sleep(A_WHILE_MS)
    expect(echo.sockets.size).toBe(1)
  })

  it('takes new connections and holds their bytes', async () => {
    const old = await dial()
    proxy.stallNew()
    const fresh = await dial()
    fresh.say('x')
    old.say('y')
    await hears(old, 'y')
    await sleep(A_WHILE_MS)
    expect(fresh.heard()).toBe('')
    await proxy.restore()
    await hears(fresh, 'x')
  })

  it('resets every open connection', async () => {
    const [one, two] = [await dial(), await dial()]
    const ends = [closed(one.socket), closed(two.socket)]
    proxy.cut()
    await Promise.all(ends)
    while (echo.sockets.size > 0) await sleep(5)
    expect(proxy.open).toBe(0)
  })

  it('refuses new connections, and takes them at the same port afterwards', async () => {
    const old = await dial()
    await proxy.refuse()
    await expect(dial()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    old.say('still here')
    await hears(old, 'still here')
    await proxy.restore()
    const fresh = await dial()
    fresh.say('z')
    await hears(fresh, 'z')
    expect(proxy.accepted).toBe(2)
  })

  it('keeps the order of what it delays', async () => {
    proxy.delay(30)
    const client = await dial()
    for (const word of ['1', '2', '3', '4']) client.say(word)
    await sleep(10)
    expect(client.heard()).toBe('')
    await hears(client, '1234')
  })

  it('ends the connections of those who call while the server is gone', async () => {
    echo.server.close()
    echo.sockets.forEach((socket) => socket.destroy())
    const client = await dial()
    await closed(client.socket)
    expect(client.heard()).toBe('')
  })
})
