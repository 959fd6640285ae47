import { type ApiClient, createApiClient } from '@gb/api-client'

/** How the next calls end: before the server sees them, after it did its work, or with its refusal. */
export type Trouble = 'lost' | 'answer-lost' | number | { status: number; retryAfter: string }

type Body = Record<string, unknown>

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
const problem = (status: number, error: string, more: object = {}, headers = {}) =>
  answer(status, { status, error, message: `No: ${error}.`, ...more }, headers)

/** A server that keeps entries as ours does: once per entry id and per key, and never again after a deletion. */
export function entryServer() {
  const entries = new Map<string, Body>()
  const deleted = new Set<string>()
  const keys = new Map<string, Response>()
  const server = {
    entries,
    deleted,
    /** "POST 1", "PATCH 1", … with the entry id, as they arrived. */
    arrived: [] as string[],
    zones: [] as (string | null)[],
    /** Bodies of what was sent, as they arrived. */
    bodies: [] as Body[],
    /** Creations that stored something, by entry id. */
    stored: [] as string[],
    troubles: [] as Trouble[],
    /** Holds for every call, after `troubles`. */
    isDown: false,
    signedIn: 'ann' as string | null,
    refuses: (body: Body): boolean => body.amount_oz === 13,
    api(): ApiClient {
      return createApiClient({ baseUrl: 'http://server.test', fetch: handle })
    },
  }

  const work = (request: Request, id: string, sent: Body): Response => {
    const repeated = /\/([^/]+)\/repeat$/.exec(request.url)?.[1]
    const source = repeated === undefined ? null : entries.get(repeated)
    if (source === undefined) return problem(404, 'not_found')
    const body = source === null ? sent : { ...sent, items: source.items }
    if (request.method === 'POST') {
      if (deleted.has(id)) return problem(410, 'gone')
      if (!entries.has(id)) server.stored.push(id)
      const entry = entries.get(id) ?? body
      entries.set(id, entry)
      return answer(201, entry)
    }
    const entry = entries.get(id)
    if (entry === undefined) return problem(404, 'not_found')
    if (request.method === 'PATCH') return answer(200, Object.assign(entry, body))
    entries.delete(id)
    deleted.add(id)
    return answer(200, { deleted: true })
  }

  const handle = async (request: Request): Promise<Response> => {
    await Promise.resolve()
    const trouble = server.troubles.shift()
    if (server.isDown || trouble === 'lost') throw new TypeError('connection lost')
    const text = await request.text()
    const body = (text === '' ? {} : JSON.parse(text)) as Body
    const url = new URL(request.url)
    const id = typeof body.entry_id === 'string' ? body.entry_id : (url.pathname.split('/').at(-1) ?? '')
    server.arrived.push(`${request.method} ${id}`)
    server.bodies.push(body)
    server.zones.push(request.headers.get('X-Time-Zone'))
    if (typeof trouble === 'number') return problem(trouble, 'internal')
    if (typeof trouble === 'object')
      return problem(trouble.status, 'internal', {}, { 'Retry-After': trouble.retryAfter })
    if (server.signedIn === null) return problem(401, 'no_session')
    if ((body.user_id ?? url.searchParams.get('user_id')) !== server.signedIn)
      return problem(403, 'not_yours')
    if (server.refuses(body))
      return problem(400, 'invalid_input', { errors: [{ field: 'amount_oz', message: 'Too unlucky.' }] })
    const key = request.headers.get('Idempotency-Key') ?? ''
    const result = keys.get(key)?.clone() ?? work(request, id, body)
    if (result.ok) keys.set(key, result.clone())
    if (trouble === 'answer-lost') throw new TypeError('connection lost')
    return result
  }
  return server
}

export type EntryServer = ReturnType<typeof entryServer>
