import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Door } from './door.js'
import { CONNECTIONS, LISTENERS } from './limits.js'

/** How a server listens, so that further ones can do so beside it. Whether the port is free must have been asked. */
export const listenOptions = (port: number, host: string) => ({
  port,
  host,
  backlog: CONNECTIONS.backlog,
  reusePort: LISTENERS > 1,
})

/** `localhost` is two addresses, and with a server of our own Fastify listens on the first one only. */
const addressesOf = async (host: string, first: string): Promise<string[]> => {
  if (host !== 'localhost') return [first]
  const all = (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address)
  return all.includes(first) ? all : [first]
}

const listen = async (listener: Server, port: number, address: string): Promise<boolean> => {
  listener.on('error', () => undefined)
  listener.listen(listenOptions(port, address))
  await Promise.race([once(listener, 'listening'), once(listener, 'error')]).catch(() => undefined)
  return listener.listening
}

/** Opens those that listen beside the server which listens already; an address that cannot be had is left out. */
export const furtherListeners = async (
  server: FastifyInstance,
  door: Door,
  host: string,
): Promise<Server[]> => {
  const bound = server.server.address()
  if (bound === null || typeof bound === 'string') return []
  const listeners: Server[] = []
  for (const address of await addressesOf(host, bound.address)) {
    const missing = address === bound.address ? LISTENERS - 1 : LISTENERS
    for (let i = 0; i < missing; i++) {
      const listener = door.createServer((request, response) => server.routing(request, response))
      if (!(await listen(listener, bound.port, address))) break
      listeners.push(listener)
    }
  }
  return listeners
}

/** Takes no more connections, and ends when those that it has are done. */
export const closeGently = (listener: Server): Promise<void> =>
  new Promise((resolve) => {
    listener.close(() => resolve())
    listener.closeIdleConnections()
  })
