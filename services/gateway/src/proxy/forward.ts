import {
  CannotBeReached,
  counted,
  errorName,
  type Keys,
  NothingHere,
  outcomeOfError,
  outcomeOfStatus,
  sendProblem,
  type ServiceName,
} from '@gb/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { takeAnswer } from './answer.js'
import { startDeadline } from './deadline.js'
import { forwardedHeaders, forwardedPath, hasBody } from './request-head.js'

/** Where calls go that this process does not answer. */
export interface Elsewhere {
  service: ServiceName
  /** Origin, like `http://billing:3000`. */
  upstream: string
  client: Dispatcher
  /** What our processes know each other by. */
  keys: Keys
  /** Milliseconds in which the answer must be here. */
  limitMs: number
}

/**
 * Asks the service once and passes its answer on. Whatever goes wrong on the way is one sentence that names the part
 * of the product; nothing of how the parts are wired leaves. A caller who goes away takes the call along.
 */
export const forward = async (
  { service, upstream, client, keys, limitMs }: Elsewhere,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const path = forwardedPath(request)
  if (path === null) return sendProblem(new NothingHere(), request, reply)
  const call = new AbortController()
  const abort = (): void => call.abort()
  reply.raw.once('close', abort)
  const endDeadline = startDeadline(request.raw, limitMs, abort)
  try {
    const ask = () =>
      client.request({
        origin: upstream,
        path,
        method: request.method,
        headers: forwardedHeaders(request, keys),
        body: hasBody(request) ? request.raw : null,
        signal: call.signal,
        // Our own clock stands while the caller sends; theirs would not.
        headersTimeout: 0,
        bodyTimeout: limitMs,
      })
    const answer = await counted(service, ask, {
      ofAnswer: ({ statusCode }) => outcomeOfStatus(statusCode),
      ofError: (error) =>
        reply.raw.destroyed ? 'given_up' : call.signal.aborted ? 'timeout' : outcomeOfError(error),
    })
    const pass = await takeAnswer(answer)
    endDeadline()
    pass(reply)
  } catch (error) {
    endDeadline()
    if (reply.raw.destroyed) return void reply.hijack()
    request.log.warn({ service, reason: errorName(error) }, 'a service elsewhere gave no answer')
    sendProblem(new CannotBeReached(service), request, reply)
  }
}
