import { describe, expect, it } from '@jest/globals'
import { newConfirmationCode } from './confirmation-code.js'

describe(newConfirmationCode.name, () => {
  it('makes eight digits, leading zeros kept', () => {
    const codes = Array.from({ length: 2000 }, newConfirmationCode)
    expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(1990)
  })
})
