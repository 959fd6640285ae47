import type { FastifyInstance } from 'fastify'
import { BodyPacked, TransferPacked } from './errors.js'

/** Whether a body comes as it is: every coding that is named says so, and none is another one. */
const isPlain = (codings: string): boolean =>
  codings.split(',').every((coding) => ['', 'identity'].includes(coding.trim().toLowerCase()))

/**
 * Refuses packed bodies. Nobody needs to send one: the largest are photos, which are packed already, and to unpack what
 * a stranger sends is work whose size the stranger decides.
 */
export const registerContentCoding = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, reply, done) => {
    const codings = request.headers['content-encoding']
    const transfer = request.headers['transfer-encoding']
    if (codings !== undefined && !isPlain(codings)) {
      void reply.header('Accept-Encoding', 'identity')
      done(new BodyPacked())
    } else if (transfer !== undefined && transfer.trim().toLowerCase() !== 'chunked')
      done(new TransferPacked())
    else done()
  })
}
