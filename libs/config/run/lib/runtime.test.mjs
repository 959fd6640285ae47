import { describe, expect, it } from '@jest/globals'
import { isAtLeast } from './runtime.mjs'

describe('isAtLeast', () => {
  it.each([
    ['22.12.0', '22.12.0', true],
    ['24.0.0', '22.12.0', true],
    ['22.9.0', '22.12.0', false],
    ['20.20.2', '22.12.0', false],
    ['22.12.1', '22.12.0', true],
  ])('%s against %s is %s', (version, minimum, answer) => {
    expect(isAtLeast(version, minimum)).toBe(answer)
  })
})
