import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_SECONDS } from './busy.js'
import { toProblem } from './problem.js'
import { toAppError } from './translate.js'

/** Writes an error to the reply, and to the log when it is our fault. */
export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toAppError(error)
  const problem = toProblem(known, request.id)
  if (problem.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed')
  if (reply.sent) return
  const retryAfter = known.extra.retryAfterSeconds ?? (problem.status === 503 ? RETRY_SECONDS : undefined)
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter))
  void reply
    .status(problem.status)
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify(problem))
}
