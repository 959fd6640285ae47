import { IMPORT_MAX_SECONDS } from '@gb/domain'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { ProfileChangedError } from './errors'
import { type AskedConfirmation, confirming } from './confirming'
import type { paths } from '../generated/schema'
import { deviceTimeZone } from './time-zone'
import { transportErrorFrom } from './unwrap'

/** The typed client: `api.GET('/api/fluid-summary/{user_id}', { params: { path: { user_id } } })`. */
export type ApiClient = Client<paths>

export interface ApiClientOptions {
  /** Origin of the API; default: the page's own. */
  baseUrl?: string
  /** For tests; default: the platform's fetch, looked up at call time. */
  fetch?: (request: Request) => Promise<Response>
  /** IANA name sent as X-Time-Zone with every call, asked at call time since people travel. */
  timeZone?: () => string
  /** Whom this page believes to be signed in; null while unknown. */
  userId?: () => string | null
  /** Called when an answer belongs to another profile than `userId()`; the call then fails. */
  onProfileChanged?: (found: string) => void
  /**
   * Asks the person to confirm that it is them, when a call is refused for that; true once it is done. The call is then
   * sent again as it was. The time this takes does not count for the call. Default: the refusal is an error.
   */
  onConfirmationRequired?: (asked: AskedConfirmation) => Promise<boolean>
  /** Longest time for one call in milliseconds, default 30 000; an import may take longer. A shorter `signal` of the caller wins. */
  timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 30_000

// Years of entries are checked and sealed one by one. The server gives up first, and its words are worth waiting for.
const PATIENCE_MS = new Map([['/api/import', (IMPORT_MAX_SECONDS + 30) * 1000]])

// These calls change who is signed in, so an answer for somebody else is their purpose.
const IDENTITY_PATHS = ['/api/session', '/api/profile-by-code/', '/api/restore/', '/api/session/']

/** Makes the client that the shell hands to everybody. Calls go through `unwrap`, which throws on failure. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? globalThis.location?.origin ?? '',
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
    fetch: confirming((request) => send(withTimeout(request, timeoutMs)), options.onConfirmationRequired),
  })
  client.use(timeZoneHeader(options), profileCheck(options), transportErrors)
  return client
}

const withTimeout = (request: Request, timeoutMs: number) => {
  const patience = PATIENCE_MS.get(new URL(request.url).pathname) ?? timeoutMs
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]) })
}

const timeZoneHeader = (options: ApiClientOptions): Middleware => ({
  onRequest({ request }) {
    // A write that waited brings the zone it was made in.
    if (!request.headers.has('X-Time-Zone')) {
      request.headers.set('X-Time-Zone', (options.timeZone ?? deviceTimeZone)())
    }
    return request
  },
})

const profileCheck = (options: ApiClientOptions): Middleware => ({
  onResponse({ request, response }) {
    const found = response.headers.get('X-Profile')
    const expected = options.userId?.() ?? null
    if (found === null || expected === null || found === expected || changesIdentity(request)) return
    options.onProfileChanged?.(found)
    throw new ProfileChangedError('Another profile is signed in.')
  },
})

const transportErrors: Middleware = { onError: ({ error }) => transportErrorFrom(error) }

function changesIdentity(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return IDENTITY_PATHS.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
}
