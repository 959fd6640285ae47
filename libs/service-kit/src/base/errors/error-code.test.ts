import { describe, expect, it } from '@jest/globals'
import { errorCode } from './error-code.js'

const withCode = (code: unknown) => Object.assign(new Error('words'), { code })

describe(errorCode.name, () => {
  it.each(['23505', 'ENOENT'])('is %s where an error or a plain object says so', (code) => {
    expect([errorCode(withCode(code)), errorCode({ code })]).toEqual([code, code])
  })

  it('is the code of an error that has it from its class', () => {
    class Named extends Error {
      get code() {
        return '40001'
      }
    }
    expect(errorCode(new Named())).toBe('40001')
  })

  it.each([
    ['an error without one', new Error('words')],
    ['a code that is a number', withCode(23_505)],
    ['a code that is an object', withCode({ code: '23505' })],
    ['a thrown text', '23505'],
    ['null', null],
    ['undefined', undefined],
  ])('is null for %s', (_what, error) => {
    expect(errorCode(error)).toBeNull()
  })
})
