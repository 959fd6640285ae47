import { describe, expect, it } from '@jest/globals'
import { dialable } from './dialable.js'

describe(dialable.name, () => {
  it.each([
    ['(555) 010-1234', '5550101234'],
    ['+1 555.010.1234', '+15550101234'],
    ['911', '911'],
  ])('dials %s as %s', (typed, number) => expect(dialable(typed)).toBe(number))

  it.each(['', '12', 'my surgeon', '555 ext. 4', '1234567890123456', '+', '555-HELP', '*#06#', 'Maria'])(
    'dials nothing for %p',
    (typed) => expect(dialable(typed)).toBeNull(),
  )
})
