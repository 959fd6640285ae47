import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { weightChangeText, weightText } from './in-words.js'

describe(weightText.name, () => {
  it('has one decimal and its unit', () => {
    expect([weightText(205, 'lbs'), weightText(205, 'kg')]).toEqual(['205.0 lbs', '93.0 kg'])
  })
})

describe(weightChangeText.name, () => {
  it('says which way, and nothing where nothing moved', () => {
    expect([1.24, -1.24, 0, -0, 0.04, -0.04].map((lbs) => weightChangeText(lbs, 'lbs'))).toEqual([
      '+1.2 lbs',
      '−1.2 lbs',
      '0.0 lbs',
      '0.0 lbs',
      '0.0 lbs',
      '0.0 lbs',
    ])
    // 0.1 lbs is less than a decimal of a kilogram.
    expect(weightChangeText(-0.1, 'kg')).toBe('0.0 kg')
  })

  it('never puts a sign before a zero', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.constantFrom('lbs', 'kg'),
        (lbs, unit) => {
          expect(weightChangeText(lbs, unit)).not.toMatch(/^[+−-]0\.0 /)
        },
      ),
    )
  })
})
