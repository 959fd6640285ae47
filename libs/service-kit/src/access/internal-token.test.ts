import { describe, expect, it } from '@jest/globals'
import { type InternalCall, makeInternalToken, readInternalToken } from './internal-token.js'

const key = Buffer.alloc(32, 7)
const now = 1_800_000_000_000
const call: InternalCall = { port: 'premium', method: 'status', body: '{"args":["alice"]}' }

describe(readInternalToken.name, () => {
  const token = makeInternalToken(key, call, now)

  it('accepts its own token for 30 seconds', () => {
    expect(readInternalToken(key, call, token, now + 29_999)).toBe(token.split('.')[1])
    expect(readInternalToken(key, call, token, now + 30_001)).toBeNull()
  })

  it('tells every token from every other, also of the same call', () => {
    const again = makeInternalToken(key, call, now)
    expect(readInternalToken(key, call, again, now)).not.toBe(readInternalToken(key, call, token, now))
  })

  const [expires, nonce, signature] = token.split('.')

  it.each([
    ['another port', key, { ...call, port: 'session' }, token],
    ['another method', key, { ...call, method: 'erase' }, token],
    ['another body', key, { ...call, body: '{"args":["bob"]}' }, token],
    ['a body with one space more', key, { ...call, body: '{"args": ["alice"]}' }, token],
    ['no body', key, { ...call, body: '' }, token],
    ['another key', Buffer.alloc(32, 8), call, token],
    ['a longer life', key, call, `${now + 900_000}.${nonce}.${signature}`],
    ['another nonce', key, call, `${expires}.AAAAAAAAAAAAAAAAAAAAAA.${signature}`],
    ['no nonce', key, call, `${expires}.${signature}`],
    ['no signature', key, call, `${expires}.${nonce}`],
    ['more than it should hold', key, call, `${token}.x`],
    ['nothing', key, call, ''],
  ])('refuses %s', (_name, withKey, given, word) => {
    expect(readInternalToken(withKey, given, word, now)).toBeNull()
  })
})
