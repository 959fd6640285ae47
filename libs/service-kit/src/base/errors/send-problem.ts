import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorName } from './error-facts.js'
import { toProblem } from './problem.js'
import { retryAfterOf } from './retry-after.js'
import { toAppError } from './translate.js'

/** Media type of every refusal. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

const BUSY = 503

/** Writes an error to the reply, and to the log when it is our fault. */
export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toAppError(error)
  const problem = toProblem(known, request.id)
  // Something that is away fails every request in the same way: where it was thrown is no news.
  if (problem.status === BUSY)
    request.log.warn({ code: known.code, why: errorName(error) }, 'request refused')
  else if (problem.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed')
  if (reply.sent) return
  const seconds = retryAfterOf(known)
  if (seconds !== undefined) void reply.header('Retry-After', String(seconds))
  void reply
    .status(problem.status)
    .header('Content-Type', PROBLEM_TYPE)
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify(problem))
}
