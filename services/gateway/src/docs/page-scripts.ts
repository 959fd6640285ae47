// These functions are printed into the page of the console and run there: each may use its arguments and the names of a
// browser only, nothing of this file. What is not to be sent
// fails as the page's own fetch would: thrown here, the page would draw no answer of this call any more.

interface SentCall {
  url: string
  method?: string
  body?: string
  headers?: Record<string, unknown>
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
 * Learns once who is signed in when the page has come, since a reload forgets it: the first call would else go to nobody's profile. It
 * asks what visitors may ask, too, for whom nothing is refused.
 */
export const askOwnId = async (): Promise<void> => {
  const answer = await fetch('/api/consents')
  const own = answer.headers.get('x-profile')
  if (own !== null) Reflect.set(globalThis, 'gastricBuddyOwnId', own)
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
    if (isWanted !== true)
      return Object.assign(call, { userFetch: () => Promise.reject(new Error('It was not sent.')) })
  }
  const own: unknown = Reflect.get(globalThis, 'gastricBuddyOwnId')
  if (typeof own !== 'string') return call
  call.url = call.url.replaceAll(example, own)
  if (typeof call.body === 'string') call.body = call.body.replaceAll(example, own)
  return call
}

/**
 * Keeps an operator from doing twice what one press too many would do twice. The word that confirms a write stays in its
 * field: the same call that was done already asks first. And a refund gets an id of its own where the page shows that of
 * its example, the same one until it was done: a second try is no second refund, and a second refund no second try.
 */
export const onceIn = <Call extends SentCall>(call: Call): Call => {
  const example = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
  const isConfirmed = Object.keys(call.headers ?? {}).some((name) => name.toLowerCase() === 'x-confirm')
  if (call.method === undefined || call.method === 'GET' || !isConfirmed) return call
  const kept: unknown = Reflect.get(globalThis, 'gastricBuddySent')
  const sent = kept instanceof Map ? kept : new Map<string, { isDone: boolean; id: string }>()
  Reflect.set(globalThis, 'gastricBuddySent', sent)
  const key = `${call.method} ${call.url} ${call.body ?? ''}`
  const before: unknown = sent.get(key)
  const isDone = typeof before === 'object' && before !== null && 'isDone' in before && before.isDone === true
  const ask: unknown = Reflect.get(globalThis, 'confirm')
  if (isDone && typeof ask === 'function') {
    const isWanted: unknown = Reflect.apply(ask, globalThis, [
      'This was done already, exactly so. Do it once more?',
    ])
    if (isWanted !== true)
      return Object.assign(call, { userFetch: () => Promise.reject(new Error('It was not sent.')) })
  }
  const isTriedAgain = !isDone && typeof before === 'object' && before !== null && 'id' in before
  const id = isTriedAgain ? String(before.id) : globalThis.crypto.randomUUID()
  sent.set(key, { isDone: false, id })
  Reflect.set(globalThis, 'gastricBuddyLast', key)
  const isRefund = call.url.endsWith('/refunds')
  if (isRefund && typeof call.body === 'string') call.body = call.body.replaceAll(example, id)
  return call
}

/** Notes that the call which was sent last is done. */
export const noteDone = <Answer extends { ok?: boolean }>(answer: Answer): Answer => {
  const kept: unknown = Reflect.get(globalThis, 'gastricBuddySent')
  const last: unknown = Reflect.get(globalThis, 'gastricBuddyLast')
  const known: unknown = kept instanceof Map ? kept.get(last) : undefined
  if (answer.ok === true && typeof known === 'object' && known !== null) Reflect.set(known, 'isDone', true)
  Reflect.deleteProperty(globalThis, 'gastricBuddyLast')
  return answer
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
