import { describe, expect, it } from '@jest/globals'
import { hashToken, newToken } from './token.js'

describe(newToken.name, () => {
  it.each([
    ['session', 32],
    ['device', 32],
    ['visitor', 16],
  ] as const)('makes a %s token of %i random bytes', (kind, bytes) => {
    const tokens = Array.from({ length: 100 }, () => newToken(kind))
    expect(new Set(tokens).size).toBe(100)
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === bytes)).toBe(true)
  })
})

describe(hashToken.name, () => {
  it('is SHA-256', () => {
    expect(hashToken('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
