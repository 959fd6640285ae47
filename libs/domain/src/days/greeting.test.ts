import { describe, expect, it } from '@jest/globals'
import { greeting } from './greeting.js'

describe(greeting.name, () => {
  it.each([
    [0, 'Hello'],
    [4, 'Hello'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [16, 'Good afternoon'],
    [17, 'Good evening'],
    [23, 'Good evening'],
  ])('at %d o’clock says %s', (hour, words) => {
    expect(greeting(hour)).toBe(words)
  })
})
