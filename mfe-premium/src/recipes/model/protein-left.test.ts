import { describe, expect, it } from '@jest/globals'
import { fitsProteinLeft, proteinLeft } from './protein-left'

describe(proteinLeft.name, () => {
  it('is the rest of the goal, and nothing without a goal or a rest', () => {
    expect(proteinLeft(70, 46.4)).toBe(24)
    expect(proteinLeft(70, 70)).toBeNull()
    expect(proteinLeft(70, 69.8)).toBeNull()
    expect(proteinLeft(70, 90)).toBeNull()
    expect(proteinLeft(null, 10)).toBeNull()
  })
})

describe(fitsProteinLeft.name, () => {
  it('takes what brings most of the rest, and leaves what is far too little or too much', () => {
    expect([12, 16, 24, 29, 30].map((serving) => fitsProteinLeft(serving, 24))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('asks of one dish no more than one meal can bring', () => {
    expect(fitsProteinLeft(17, 70)).toBe(true)
    expect(fitsProteinLeft(9, 70)).toBe(false)
  })

  it('finds a small dish for a small rest', () => {
    expect(fitsProteinLeft(5, 4)).toBe(true)
    expect(fitsProteinLeft(22, 4)).toBe(false)
  })
})
