import { describe, expect, it } from '@jest/globals'
import { sha256Head } from './sha256'

const hex = (text: string) => sha256Head(text).toString(16).padStart(8, '0')

describe(sha256Head.name, () => {
  it('gives the examples of the standard', () => {
    expect(hex('')).toBe('e3b0c442')
    expect(hex('abc')).toBe('ba7816bf')
    expect(hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe('248d6a61')
  })

  // Computed with OpenSSL; the lengths around which the padding needs another block.
  it.each([
    [55, '9f4390f8'],
    [56, 'b35439a4'],
    [63, '7d3e74a0'],
    [64, 'ffe054fe'],
    [65, '635361c4'],
    [119, '31eba51c'],
    [120, '2f3d3354'],
    [200, 'c2a908d9'],
  ])('is right for %d characters', (length, head) => {
    expect(hex('a'.repeat(length))).toBe(head)
  })
})
