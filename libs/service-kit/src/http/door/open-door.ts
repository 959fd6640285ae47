import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { hasBody } from './arriving.js'
import { CONNECTIONS } from './limits.js'
import type { Door } from './door.js'

/** The options that put a door before Fastify. */
export const doorOptions = (door: Door) =>
  ({
    serverFactory: (next) => door.createServer(next),
    // The door answers them, on every server that it opens.
    clientErrorHandler: () => undefined,
    // Fastify's own answer has none of our headers; the door gives one.
    return503OnClosing: false,
  }) satisfies FastifyServerOptions

const closeWith = (server: FastifyInstance, beside: Server): void => {
  server.server.once('close', () => beside.close())
  server.server.once('close', () => beside.closeIdleConnections())
}

/** `localhost` is two addresses, and with a server of our own Fastify listens on the first one only. */
const listenBeside = async (server: FastifyInstance, door: Door): Promise<void> => {
  const address = server.server.address()
  if (address === null || typeof address === 'string') return
  const all = await lookup('localhost', { all: true }).catch(() => [])
  if (!all.some((one) => one.address === address.address)) return
  for (const { address: host } of all) {
    if (host === address.address) continue
    const beside = door.createServer((request, response) => server.routing(request, response))
    beside.listen({ host, port: address.port, backlog: CONNECTIONS.backlog })
    // The address may be none of this machine, or taken: the other one is there.
    await Promise.race([once(beside, 'listening'), once(beside, 'error')]).catch(() => undefined)
    beside.on('error', () => undefined)
    if (beside.listening) closeWith(server, beside)
  }
}

/** Ties the door to the life of the server behind it. */
export const registerDoor = (server: FastifyInstance, door: Door, host: string): void => {
  server.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request.raw)) door.takePlace(request.raw, reply.raw, done)
    else done()
  })
  server.addHook('onSend', (_request, reply, payload, done) => {
    door.leave(reply.raw)
    done(null, payload)
  })
  server.addHook('preClose', (done) => {
    door.close()
    done()
  })
  if (host === 'localhost') server.addHook('onListen', () => listenBeside(server, door))
}
