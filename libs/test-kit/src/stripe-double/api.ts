import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Sale } from './checkout.ts'
import type { FaultOf, StripeRequest } from './double.ts'
import { parseForm } from './form.ts'
import { ROUTES } from './routes.ts'
import { DoubleRefusal, type Store } from './store.ts'

const ID_AT: Record<number, number> = { 2: 1, 3: 2, 4: 2 }

/** `checkout/sessions/cs_1/expire` is the route `checkout/sessions/*\/expire` and the id. */
const routeOf = (method: string, path: string): { name: string; id: string } => {
  const words = path.split('/')
  const exact = `${method} ${path}`
  if (ROUTES[exact]) return { name: exact, id: '' }
  const place = ID_AT[words.length] ?? -1
  const id = words[place] ?? ''
  return { name: `${method} ${words.with(place, '*').join('/')}`, id }
}

interface Kept {
  fingerprint: string
  status: number
  body: string
}

/** What the API of the double works with. */
interface ApiParts {
  store: Store
  sales: Map<string, Sale>
  /** Every request is noted here, oldest first. */
  requests: StripeRequest[]
  emit: (type: string, object: object) => void
  origin: () => string
  faultOf: FaultOf
}

/** Answers requests of the API as Stripe does: the key, then what was asked before under it, then the route. */
export const apiOf = ({ store, sales, requests, emit, origin, faultOf }: ApiParts) => {
  const kept = new Map<string, Kept>()
  /** Idempotency-Keys of requests that were not answered yet. */
  const keysInUse = new Set<string>()

  const answerOf = (method: string, url: URL, text: string): { status: number; body: string } => {
    const { name, id } = routeOf(method, url.pathname.replace('/v1/', ''))
    try {
      const route = ROUTES[name]
      if (!route)
        throw new DoubleRefusal(404, 'url_invalid', `Unrecognized request URL (${method} ${url.pathname})`)
      const form = parseForm(text)
      const body = route({ store, sales, form, query: url.searchParams, id, origin: origin(), emit })
      return { status: 200, body: JSON.stringify(body) }
    } catch (error) {
      if (!(error instanceof DoubleRefusal)) throw error
      const { status, code, type, message } = error
      return { status, body: JSON.stringify({ error: { type, code, message } }) }
    }
  }

  return async (
    request: IncomingMessage,
    url: URL,
    text: string,
    response: ServerResponse,
  ): Promise<void> => {
    const method = request.method ?? 'GET'
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' ? header : null
    const seen = { method, path: url.pathname, idempotencyKey: key, text }
    requests.push(seen)
    const json = { 'content-type': 'application/json', 'request-id': `req_${requests.length}` }
    const refuse = (status: number, type: string, message: string, code?: string) =>
      void response.writeHead(status, json).end(JSON.stringify({ error: { type, code, message } }))
    const isInUse = key !== null && keysInUse.has(key)
    const isFirst = key !== null && !isInUse
    if (isFirst) keysInUse.add(key)
    const failure = await faultOf(seen)
    if (isFirst) keysInUse.delete(key)
    if (failure === 'hang') return
    if (failure) return refuse(failure.status, 'api_error', 'Something went wrong on our end.')
    if (isInUse)
      return refuse(
        409,
        'invalid_request_error',
        'There is currently another in-progress request using this Idempotency-Key.',
        'idempotency_key_in_use',
      )
    if (!/^Bearer [a-z]+_test_/.test(request.headers.authorization ?? ''))
      return refuse(401, 'invalid_request_error', 'Invalid API Key provided.')
    const fingerprint = `${method} ${url.pathname} ${text}`
    const before = key === null ? undefined : kept.get(key)
    if (before && before.fingerprint !== fingerprint)
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    const answer = before ?? answerOf(method, url, text)
    if (key !== null && method === 'POST') kept.set(key, { fingerprint, ...answer })
    response
      .writeHead(answer.status, { ...json, ...(before ? { 'idempotent-replayed': 'true' } : {}) })
      .end(answer.body)
  }
}
