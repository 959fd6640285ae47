import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FromElsewhere } from './errors.js'
import { parseUrl } from '../base/parse-url.js'
import { isApi, routedPath } from './routed-path.js'

/** What other servers send us; each proves by a signature who it is, and reads no cookie. */
const FROM_SERVERS = new Set(['/api/billing/webhook'])

/** What a browser reports by itself; an older one says not where from. It reads no cookie and answers nothing. */
const REPORTED = new Set(['/api/csp-reports'])

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

const originOf = (request: FastifyRequest): string | null => {
  const { origin, referer } = request.headers
  if (origin !== undefined) return origin
  return referer === undefined ? null : (parseUrl(referer)?.origin ?? 'null')
}

/** No page of a browser sends a write without saying where it comes from. */
const isFromServer = (request: FastifyRequest): boolean =>
  (FROM_SERVERS.has(routedPath(request)) || REPORTED.has(routedPath(request))) &&
  originOf(request) === null &&
  request.headers['sec-fetch-site'] === undefined

/** Browsers that send fetch metadata are judged by it, others by Origin or Referer. */
const isAllowed = (request: FastifyRequest, allowed: ReadonlySet<string>): boolean => {
  const safe = SAFE.has(request.method)
  const site = request.headers['sec-fetch-site']
  const origin = originOf(request)
  if (request.headers.origin !== undefined && !allowed.has(request.headers.origin)) return false
  if (site === 'same-origin') return true
  // "none": the person typed the address or opened a bookmark; only reads may come that way.
  if (site === 'none') return safe
  if (site !== undefined) return safe ? false : origin !== null && allowed.has(origin)
  return safe || (origin !== null && allowed.has(origin))
}

/** Refuses API calls that another site caused. */
export const registerSameOrigin = (server: FastifyInstance, origins: string[]): void => {
  const allowed = new Set(origins)
  server.addHook('onRequest', (request, _reply, done) => {
    // A bearer token is never sent by a browser on its own, so another site cannot borrow it.
    const cookieless = request.headers.cookie === undefined && request.headers.authorization !== undefined
    const isOpen = !isApi(request) || isFromServer(request)
    if (isOpen || cookieless || isAllowed(request, allowed)) done()
    else done(new FromElsewhere())
  })
}
