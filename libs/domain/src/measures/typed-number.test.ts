import { describe, expect, it } from '@jest/globals'
import { typedNumber } from './typed-number.js'

describe(typedNumber.name, () => {
  it.each([
    ['8', 8],
    ['8.5', 8.5],
    ['8,5', 8.5],
    ['8.', 8],
    ['.5', 0.5],
    [' 180.4 ', 180.4],
  ])('reads %j', (text, number) => {
    expect(typedNumber(text)).toBe(number)
  })

  it.each(['', ' ', '.', '8.5.1', '1e3', '-4', '+4', '0x10', 'eight', '1 000', 'Infinity'])(
    'does not take %j for a plain number',
    (text) => {
      expect(typedNumber(text)).toBeNull()
    },
  )
})
