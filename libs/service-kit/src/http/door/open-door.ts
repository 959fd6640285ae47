import type { Server } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { hasBody } from './arriving.js'
import type { Door } from './door.js'
import { closeGently, furtherListeners } from './listeners.js'

/** The options that put a door before Fastify. */
export const doorOptions = (door: Door) =>
  ({
    serverFactory: (next) => door.createServer(next),
    // The door answers them, on every server that it opens.
    clientErrorHandler: () => undefined,
    // Fastify's own answer has none of our headers; the door gives one.
    return503OnClosing: false,
  }) satisfies FastifyServerOptions

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
  let opening: Promise<Server[]> = Promise.resolve([])
  server.addHook('onListen', async () => {
    opening = furtherListeners(server, door, host)
    await opening
  })
  server.addHook('preClose', async () => {
    door.close()
    // Their requests are under way too: what stands behind the door may end when they have their answers.
    await Promise.all((await opening).map(closeGently))
  })
}
