import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Keys } from '../crypto/keys.js'
import { currentTrace, type RequestTrace } from '../tracing/current-trace.js'

/** The header by which one of our processes tells another whose part of the work a request is. */
export const REQUEST_HEADER = 'x-gb-request'

/** W3C Trace Context, level 1: who else follows this request. */
export const TRACE_HEADER = 'traceparent'

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

const signatureOf = (key: Buffer, id: string): Buffer =>
  createHmac('sha256', key).update(`request\n${id}`).digest()

/** A request's id as the next process believes it: anybody else's would let strangers write into our log. */
const signedId = ({ internal }: Pick<Keys, 'internal'>, id: string): string =>
  `${id}.${signatureOf(internal, id).toString('base64url')}`

const isOurs = (key: Buffer, id: string, signature: string): boolean => {
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(key, id)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The id of a request: the one that another process of ours gave it, else a new one. */
export const requestIdOf = ({ internal }: Pick<Keys, 'internal'>, headers: IncomingHttpHeaders): string => {
  const told = headers[REQUEST_HEADER]
  if (typeof told === 'string') {
    const [id = '', signature = '', more] = told.split('.')
    if (more === undefined && isOurs(internal, id, signature)) return id
  }
  return randomUUID()
}

/** The header `traceparent` of a request, when it is one. */
export const traceparentOf = (headers: IncomingHttpHeaders): string | undefined => {
  const told = headers[TRACE_HEADER]
  return typeof told === 'string' && TRACE.test(told) ? told : undefined
}

/** The id of a trace, for a log. */
export const traceIdOf = (traceparent: string | undefined): string | undefined =>
  TRACE.exec(traceparent ?? '')?.[1]

/** The headers that tell the next process what it works on; none outside of a request. */
export const traceHeaders = (
  keys: Pick<Keys, 'internal'>,
  trace: RequestTrace | undefined = currentTrace(),
): Record<string, string> =>
  trace === undefined
    ? {}
    : {
        [REQUEST_HEADER]: signedId(keys, trace.id),
        ...(trace.traceparent === undefined ? {} : { [TRACE_HEADER]: trace.traceparent }),
      }

const followed = new WeakMap<FastifyRequest, RequestTrace>()

/** From now on a request is a part of that trace. */
export const follow = (request: FastifyRequest, trace: RequestTrace): void =>
  void followed.set(request, trace)

/** What a request is worked on under: where it is told of, its own part of the trace, else as it came. */
export const traceOf = (request: FastifyRequest): RequestTrace =>
  followed.get(request) ?? { id: request.id, traceparent: traceparentOf(request.headers), tracing: null }

/** The headers of a call by which a request is passed on. The trace that goes on is that of the call, a part of the request. */
export const passedTrace = (keys: Pick<Keys, 'internal'>, request: FastifyRequest): Record<string, string> =>
  traceHeaders(keys, currentTrace() ?? traceOf(request))
