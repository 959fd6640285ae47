import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Keys } from '../crypto/keys.js'

/** The header by which one of our processes tells another whose part of the work a request is. */
export const REQUEST_HEADER = 'x-gb-request'

/** W3C Trace Context, level 1: who else follows this request. */
export const TRACE_HEADER = 'traceparent'

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** What a request is known by in all processes that work on it. */
export interface RequestTrace {
  id: string
  /** As it came; undefined when there was none that can be read. */
  traceparent: string | undefined
}

const traces = new AsyncLocalStorage<RequestTrace>()

/** Runs work that belongs to a request. */
export const inTrace = <T>(trace: RequestTrace, work: () => T): T => traces.run(trace, work)

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
  trace: RequestTrace | undefined = traces.getStore(),
): Record<string, string> =>
  trace === undefined
    ? {}
    : {
        [REQUEST_HEADER]: signedId(keys, trace.id),
        ...(trace.traceparent === undefined ? {} : { [TRACE_HEADER]: trace.traceparent }),
      }
