import type { FastifyInstance } from 'fastify'
import type { Tracing } from '../tracing/span.js'
import { follow, traceparentOf } from './request-trace.js'

const FIRST_FAILURE = 500

/** One span for each request, from its head to its end; of what is in it the template of the route, method and status. */
export const registerRequestSpans = (server: FastifyInstance, tracing: Tracing | null): void => {
  if (tracing === null) return
  server.addHook('onRequest', (request, reply, done) => {
    const span = tracing.begin('server', request.method, traceparentOf(request.headers))
    follow(request, { id: request.id, traceparent: span.traceparent, tracing })
    // Also when whoever asked went away.
    reply.raw.once('close', () => {
      const route = request.routeOptions.url ?? 'unknown'
      const facts = {
        'http.request.method': request.method,
        'http.route': route,
        ...(reply.raw.writableFinished
          ? { 'http.response.status_code': reply.raw.statusCode }
          : { 'gb.outcome': 'given_up' }),
      }
      span.end(`${request.method} ${route}`, facts, reply.raw.statusCode >= FIRST_FAILURE)
    })
    done()
  })
  server.addHook('onClose', () => tracing.close())
}
