import { INTERNAL_HEADER, type Keys, passedTrace, REQUEST_HEADER } from '@gb/service-kit'
import type { FastifyRequest } from 'fastify'

/** Headers of one hop (RFC 9110, 7.6.1), and `Expect`, which the client refuses and we have answered already. */
const OF_ONE_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

/** What a caller may say of itself to us, but not to a service that believes us. */
const OURS_TO_SAY = new Set(['host', 'forwarded', 'x-forwarded-for', INTERNAL_HEADER, REQUEST_HEADER])

/** The names that are good for this hop alone: those of every hop, and those that `Connection` lists. */
export const hopHeaders = (connection: string | string[] = []): ReadonlySet<string> => {
  const named = [connection].flat().join(',').toLowerCase().split(',')
  return new Set([...OF_ONE_HOP, ...named.map((name) => name.trim())])
}

/** The headers of a request as the service behind gets them, with the caller's address and the id it goes by here. */
export const forwardedHeaders = (request: FastifyRequest, keys: Keys): Record<string, string | string[]> => {
  const dropped = hopHeaders(request.headers.connection)
  const kept = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || dropped.has(name) || OURS_TO_SAY.has(name) ? [] : [[name, value] as const],
  )
  return { ...Object.fromEntries(kept), ...passedTrace(keys, request), 'x-forwarded-for': request.ip }
}

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The path and query to ask the service for: as they came, so that both ends route by the same text.
 * @returns null for a path with a step like `..`, which another server might walk
 */
export const forwardedPath = (request: FastifyRequest): string | null => {
  const target = request.url.replace(ABSOLUTE, '')
  const [path = ''] = target.split('?')
  const steps = decodeURIComponent(path).split(/[/\\]/)
  return path.startsWith('/') && !steps.some((step) => step === '..' || step === '.') ? target : null
}

/** Whether the request carries a body. */
export const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
