// These functions are printed into the page of the console and run there: each may use its arguments and the names of a
// browser only, nothing of this file.

interface SentCall {
  url: string
  method?: string
  body?: string
}

/** Keeps the id of the signed-in profile that an answer names. */
export const rememberOwnId = <Answer extends { headers: Record<string, unknown> }>(
  answer: Answer,
): Answer => {
  const own = answer.headers['x-profile']
  if (typeof own === 'string') Reflect.set(globalThis, 'gastricBuddyOwnId', own)
  return answer
}

/**
 * Sends the own id where the page shows that of its examples, which is nobody's. Before a call that ends something it asks: the
 * page fills in all that it needs, so one press would do it. Where the answer is no, nothing is sent.
 */
export const ownIdIn = <Call extends SentCall>(call: Call): Call => {
  const example = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
  const endings = /\/api\/(?:session|sessions|consents\/[^/]+|profile\/[^/]+)$/
  const [path = ''] = call.url.split('?')
  const ask: unknown = Reflect.get(globalThis, 'confirm')
  const isEnding = call.method === 'DELETE' && endings.test(path)
  if (isEnding && typeof ask === 'function') {
    const isWanted: unknown = Reflect.apply(ask, globalThis, [
      'This is done for your own profile, at once. Send it?',
    ])
    if (isWanted !== true) throw new Error('It was not sent.')
  }
  const own: unknown = Reflect.get(globalThis, 'gastricBuddyOwnId')
  if (typeof own !== 'string') return call
  call.url = call.url.replaceAll(example, own)
  if (typeof call.body === 'string') call.body = call.body.replaceAll(example, own)
  return call
}

/** Authorizes the page with the token that its browser was asked for, so that nobody types it a second time. */
export const authorizeOnce = async (): Promise<void> => {
  const answer = await fetch('/api/operator/docs/token', { headers: { 'X-Console': 'page' } })
  if (!answer.ok) return
  const told: unknown = await answer.json()
  const page: unknown = Reflect.get(globalThis, 'ui')
  if (typeof told !== 'object' || told === null || !('token' in told)) return
  if (typeof page !== 'object' || page === null || !('preauthorizeApiKey' in page)) return
  if (typeof page.preauthorizeApiKey === 'function')
    Reflect.apply(page.preauthorizeApiKey, page, ['operator', told.token])
}
