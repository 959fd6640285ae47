import { ApiError } from '@gb/api-client'
import { describe, expect, it } from '@jest/globals'
import { messages } from '../messages/generated/passkeys.en'
import { passkeySentence } from './passkey-sentence'

const refusal = (name: string) => Object.assign(new Error('in the words of a browser'), { name })

describe(passkeySentence.name, () => {
  it.each([
    ['NotAllowedError', messages.canceled],
    ['AbortError', messages.canceled],
    ['InvalidStateError', messages.alreadyHere],
    ['ConstraintError', messages.unsupportedHere],
    ['NotSupportedError', messages.unsupportedHere],
    ['SecurityError', messages.wrongAddress],
    ['NetworkError', messages.failed],
    ['UnknownError', messages.failed],
  ])('has a sentence of its own for %s', (name, sentence) => {
    expect(passkeySentence(refusal(name))).toBe(sentence)
  })

  it('passes on what the server says about passkeys, and nothing else', () => {
    const say = (status: number, code: ApiError['code']) =>
      passkeySentence(
        new ApiError({
          status,
          code,
          message: 'Of the server.',
          requestId: null,
          fields: [],
          retryAfterSeconds: null,
          extra: {},
        }),
      )
    expect(say(403, 'passkey_refused')).toBe('Of the server.')
    expect(say(429, 'too_many_requests')).toBe('Of the server.')
    expect(say(409, 'conflict')).toBe('Of the server.')
    expect(say(500, 'internal')).toBe(messages.failed)
    expect(passkeySentence('?')).toBe(messages.failed)
  })
})
