import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 30_000

const sign = (key: Buffer, audience: string, expires: string): Buffer =>
  createHmac('sha256', key).update(`${audience}\n${expires}`).digest()

/** A token for one hop between processes: bound to what is called, good for 30 s. */
export const makeInternalToken = (key: Buffer, audience: string, now = Date.now()): string => {
  const expires = String(now + LIFE_MS)
  return `${expires}.${sign(key, audience, expires).toString('base64url')}`
}

/** Whether the token was made with our key for this audience and is not expired. */
export const isInternalToken = (key: Buffer, audience: string, token: string, now = Date.now()): boolean => {
  const [expires, signature] = token.split('.')
  if (!expires || !signature || !/^\d+$/.test(expires) || Number(expires) < now) return false
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(key, audience, expires)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
