import { describe, expect, it } from '@jest/globals'
import { canonicalHash } from './canonical-hash.js'

describe(canonicalHash.name, () => {
  it('does not depend on the order of keys, at any depth', () => {
    expect(canonicalHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(canonicalHash({ b: [{ d: 3, c: 2 }], a: 1 }))
  })

  it('changes with a value and with the order of a list', () => {
    expect(canonicalHash({ a: [1, 2] })).not.toBe(canonicalHash({ a: [2, 1] }))
    expect(canonicalHash({ a: 'x' })).not.toBe(canonicalHash({ a: 'y' }))
  })
})
