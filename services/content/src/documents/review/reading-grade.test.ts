import { describe, expect, it } from '@jest/globals'
import { readingGrade, syllables } from './reading-grade.js'

describe(syllables.name, () => {
  it.each([
    ['cat', 1],
    ['water', 2],
    ['protein', 2],
    ['vitamin', 3],
    ['vegetables', 4],
    ['walked', 1],
    ['wanted', 2],
    ['take', 1],
    ['dehydration', 4],
    ['64', 1],
  ])('counts %s', (word, expected) => {
    expect(syllables(word)).toBe(expected)
  })
})

describe(readingGrade.name, () => {
  it('follows the formula: 6 words, 1 sentence, 6 syllables', () => {
    expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
  })

  it('does not end a sentence inside a number', () => {
    expect(readingGrade(['Take 0.5 mg now.'])).toBeCloseTo(0.39 * 4 + 11.8 - 15.59, 5)
  })

  it('puts a lawyer far above a friend', () => {
    const lawyer =
      'Notwithstanding any provision to the contrary, the aforementioned obligations shall be interpreted exclusively in accordance with applicable regulations.'
    expect(readingGrade([lawyer])).toBeGreaterThan(18)
    expect(readingGrade(['Sip slowly. Rest when you need to.'])).toBeLessThan(4)
  })

  it('refuses a text without a word', () => {
    expect(() => readingGrade(['', '...'])).toThrow(RangeError)
  })
})
