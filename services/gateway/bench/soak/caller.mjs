import { randomUUID } from 'node:crypto'

const PATIENCE_MS = 30_000

/**
 * How a call ended.
 * @typedef {object} Outcome
 * @property {'ok' | 'refused' | 'broken' | 'lost'} kind  refused: 429, 503, 507 or a provider's 502 and 504, as problem+json with
 *   Retry-After; broken: any other refusal; lost: no answer came
 * @property {number} status  0 when no answer came
 * @property {number} ms
 * @property {number} retryAfterSeconds
 * @property {any} body
 */

const MAY_REFUSE = new Set([429, 503, 507])
// The AI provider's faults are told as what they are; trying again is the person's choice.
const OF_PROVIDER = new Set([502, 504])

const kindOf = (response, status) => {
  if (response.ok) return 'ok'
  const isProblem = (response.headers.get('content-type') ?? '').startsWith('application/problem+json')
  if (isProblem && OF_PROVIDER.has(status)) return 'refused'
  const says = /^\d+$/.test(response.headers.get('retry-after') ?? '')
  return isProblem && says && MAY_REFUSE.has(status) ? 'refused' : 'broken'
}

/**
 * A browser-like caller with cookies of its own.
 * @param {string} url  of the product
 */
export const newCaller = (url) => {
  const cookies = new Map()
  const remember = (response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  /** @returns {Promise<Outcome>} */
  return async (method, path, body, headers = {}) => {
    const began = performance.now()
    const done = (outcome) => ({
      ms: performance.now() - began,
      retryAfterSeconds: 0,
      body: null,
      ...outcome,
    })
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          origin: url,
          'x-time-zone': 'UTC',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      remember(response)
      const text = await response.text()
      return done({
        kind: kindOf(response, response.status),
        status: response.status,
        retryAfterSeconds: Number(response.headers.get('retry-after') ?? 0),
        body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
      })
    } catch {
      return done({ kind: 'lost', status: 0 })
    }
  }
}

const CONSENTS = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
}

const must = (outcome, what) => {
  if (outcome.kind === 'ok') return outcome.body
  throw new Error(`${what}: ${outcome.status} ${JSON.stringify(outcome.body)}`)
}

/**
 * Somebody with a profile of their own.
 * @returns {Promise<{userId: string, call: ReturnType<typeof newCaller>}>}
 */
export const newPerson = async (url, number) => {
  const call = newCaller(url)
  must(
    await call('POST', '/api/user-consent', { ...CONSENTS, timestamp: new Date().toISOString() }),
    'consent',
  )
  const profile = {
    name: `Soak ${number}`,
    email: `soak-${randomUUID()}@example.com`,
    age: 40,
    gender: 'female',
    height_feet: 5,
    height_inches: 5,
    current_weight_lbs: 240,
    goal_weight_lbs: 150,
    activity_level: 'light',
  }
  const { user_id: userId } = must(await call('POST', '/api/profile', profile), 'profile')
  return { userId, call }
}
