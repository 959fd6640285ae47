import type { FastifyInstance } from 'fastify'
import type { Keys } from '../../crypto/keys.js'
import { traceIdOf, traceOf } from '../request-trace.js'

/**
 * One line per request, from an allow-list: route template, status, milliseconds, request id, the id of a trace that
 * somebody follows, and a keyed pseudonym.
 * Addresses, bodies, queries and codes in paths never reach a log.
 */
export const registerRequestLog = (server: FastifyInstance, keys: Keys): void => {
  server.addHook('onResponse', (request, reply, done) => {
    const user = request.sessionUser
    const trace = traceIdOf(traceOf(request).traceparent)
    request.log.info(
      {
        route: request.routeOptions.url ?? 'unknown',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(trace === undefined ? {} : { trace }),
        ...(user ? { person: keys.pseudonym(user.helper?.userId ?? user.userId) } : {}),
      },
      'request',
    )
    done()
  })
}
