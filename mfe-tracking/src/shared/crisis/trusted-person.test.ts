import { describe, expect, it } from '@jest/globals'
import { dialable } from './trusted-person'

describe(dialable.name, () => {
  it('takes a number as people write it', () => {
    expect(['(555) 010-1234', '+1 555 010 1234', '555.010.1234'].map(dialable)).toEqual([
      '5550101234',
      '+15550101234',
      '5550101234',
    ])
  })

  it('refuses what cannot be dialed', () => {
    expect(['', 'Maria', '12', '+', '555-HELP', '*#06#'].map(dialable)).toEqual(Array(6).fill(null))
  })
})
