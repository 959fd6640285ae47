import { describe, expect, it } from '@jest/globals'
import type { ErrorCode } from '@gb/domain'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { failureInWords } from './failure-in-words'

const WORDS = { server: 'It failed.', network: 'No connection.' }
const refusal = (code: ErrorCode, status: number) =>
  new ApiError({
    status,
    code,
    message: 'In the words of the server.',
    requestId: null,
    fields: [],
    retryAfterSeconds: null,
    extra: {},
  })

describe(failureInWords.name, () => {
  it('tells a lost connection from a server that said no', () => {
    expect(failureInWords(new NetworkError('gone'), WORDS)).toBe(WORDS.network)
    expect(failureInWords(new TimeoutError('late'), WORDS)).toBe(WORDS.network)
    expect(failureInWords(refusal('internal', 500), WORDS)).toBe(WORDS.server)
    expect(failureInWords(new Error('a bug'), WORDS)).toBe(WORDS.server)
  })

  it.each([
    ['premium_required', 402],
    ['too_many_requests', 429],
  ] as const)('leaves it to the server to say %s', (code, status) => {
    expect(failureInWords(refusal(code, status), WORDS)).toBe('In the words of the server.')
  })
})
