import type { QueryClient } from '@tanstack/react-query'
import type { AskedHome } from './ask-home'
import { type Home, type HomePart, homeParts } from './home-parts'

/** The one answer for Home at work. */
export interface HomeAnswer {
  /**
   * The network, but for reads of what the one answer brings: while that is on its way they wait for it, and get their
   * part. Without it, or without their part, they go to the network like every other request.
   */
  fetch: (request: Request) => Promise<Response>
  /** Lays what nobody has asked for yet into the cache, as soon as it has come. */
  seed: (queries: QueryClient) => Promise<void>
  /** Whether the session came with it: then the server has not been asked for it yet, which renews it once a day. */
  hasSession: () => boolean
}

type Network = (request: Request) => Promise<Response>

interface Come {
  home: Home
  /** Whose answer the server says it is. */
  owner: string | null
}

const network: Network = (request) => globalThis.fetch(request)

const isHome = (value: unknown): value is Home => typeof value === 'object' && value !== null

async function read({ response }: AskedHome): Promise<Come | null> {
  try {
    const answer = await response
    const home: unknown = answer.ok ? await answer.json() : null
    return isHome(home) ? { home, owner: answer.headers.get('X-Profile') } : null
  } catch {
    // Each read goes its own way, and says what is wrong.
    return null
  }
}

const answerWith = (part: unknown, owner: string | null): Response =>
  new Response(JSON.stringify(part), {
    headers: { 'Content-Type': 'application/json', ...(owner !== null && { 'X-Profile': owner }) },
  })

/**
 * Lets the app live on the one answer for Home without knowing of it.
 * @param asked what is on its way; null when nothing is
 */
export function createHomeAnswer(asked: AskedHome | null, send: Network = network): HomeAnswer {
  const parts = asked === null ? [] : homeParts(asked.userId)
  let isUnderway = asked !== null
  let hasSession = false
  // What is written meanwhile may be in the answer or not: then it is worth nothing.
  let isWritten = false
  const come = (asked === null ? Promise.resolve(null) : read(asked)).then((found) => {
    isUnderway = false
    return isWritten ? null : found
  })

  const partOf = ({ method, url }: Request): HomePart | undefined => {
    if (!isUnderway || method !== 'GET') return undefined
    const { pathname } = new URL(url)
    return parts.find(({ path }) => path === pathname)
  }

  return {
    async fetch(request) {
      if (request.method !== 'GET') isWritten = true
      const part = partOf(request)
      if (part === undefined) return send(request)
      const found = await come
      const own = found?.home[part.name]
      if (found === null || own === undefined || part.search(found.home) !== new URL(request.url).search)
        return send(request)
      if (part.name === 'session') hasSession = true
      return answerWith(own, found.owner)
    },
    async seed(queries) {
      const found = await come
      for (const { cached } of found === null ? [] : parts) {
        const laid = found && cached?.(found.home)
        // Who asks already gets it as an answer.
        if (laid && queries.getQueryState(laid.key)?.fetchStatus !== 'fetching')
          queries.setQueryData(laid.key, laid.data)
      }
    },
    hasSession: () => hasSession,
  }
}
