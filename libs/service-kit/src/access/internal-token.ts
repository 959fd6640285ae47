import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The header that carries the token. */
export const INTERNAL_HEADER = 'x-gb-internal'

/** Milliseconds that a token is good for. */
export const INTERNAL_LIFE_MS = 30_000

/** One call between processes, as both ends see it. */
export interface InternalCall {
  port: string
  method: string
  /** The body as it goes over the wire. */
  body: string
}

/** The path under which a method of a port is called. */
export const internalPath = (port: string, method: string): string => `/internal/ports/${port}/${method}`

const sign = (key: Buffer, { port, method, body }: InternalCall, expires: string, nonce: string): Buffer =>
  createHmac('sha256', key)
    .update(['POST', internalPath(port, method), expires, nonce].join('\n'))
    .update('\n')
    .update(createHash('sha256').update(body).digest())
    .digest()

/** A token for one call: bound to method, path and body, good for 30 s, and for one use. */
export const makeInternalToken = (key: Buffer, call: InternalCall, now = Date.now()): string => {
  const expires = String(now + INTERNAL_LIFE_MS)
  const nonce = randomBytes(16).toString('base64url')
  return `${expires}.${nonce}.${sign(key, call, expires, nonce).toString('base64url')}`
}

/**
 * Reads a token.
 * @returns what tells it from every other token, or null when it was not made with our key for this call or is too old
 */
export const readInternalToken = (
  key: Buffer,
  call: InternalCall,
  token: string,
  now = Date.now(),
): string | null => {
  const [expires, nonce, signature, more] = token.split('.')
  if (!expires || !nonce || !signature || more !== undefined) return null
  if (!/^\d+$/.test(expires) || Number(expires) < now) return null
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(key, call, expires, nonce)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? nonce : null
}
