import { PREMIUM_HEADER } from '../wire'
import type { Conditions } from './conditions'
import { messages } from './messages'

const SLOW_MS = 2000

/** The way to the fake API, as good or bad as the conditions say. For `createApiClient`. */
export function lineUnder({ isPremium, answers }: Conditions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (answers === 'offline') throw new TypeError('Failed to fetch')
    if (answers === 'errors') return refused()
    if (answers === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (isPremium) request.headers.set(PREMIUM_HEADER, 'yes')
    return fetch(request)
  }
}

function refused(): Response {
  const problem = { type: 'about:blank', status: 503, error: 'unavailable', message: messages.refused }
  return Response.json(problem, { status: 503, headers: { 'Content-Type': 'application/problem+json' } })
}
