import type { FastifyInstance } from 'fastify'
import { forRequest } from '../database/sql/person-scope.js'
import { inTrace } from '../tracing/current-trace.js'
import { traceOf } from './request-trace.js'

/**
 * Opens the scope of each request, for nobody yet; the access guard says for whom. What it asks other processes goes by its id. It opens when the body has been read:
 * what the body's last bytes wake up runs outside of anything that was opened before.
 */
export const registerRequestScope = (server: FastifyInstance): void => {
  server.addHook('preValidation', (request, _reply, done) =>
    inTrace(traceOf(request), () => forRequest(done)),
  )
}
