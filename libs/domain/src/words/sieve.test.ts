import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Sieve, sumOf, sumsOf, sumWithout } from './sieve.js'

const whole = (word: string) => sumOf(sumsOf(word), 0, word.length)
const words = fc.string({ minLength: 1, maxLength: 40 })

describe(Sieve.name, () => {
  it('lets through every word that it knows, and hardly another one', () => {
    const sieve = new Sieve()
    const known = Array.from({ length: 2000 }, (_, at) => `word${at}`)
    for (const word of known) sieve.add(word)
    expect(known.every((word) => sieve.mayHave(whole(word)))).toBe(true)
    const others = known.map((word) => `other ${word}`).filter((word) => sieve.mayHave(whole(word)))
    expect(others.length).toBeLessThan(100)
  })

  it('sums a part of a word as the part alone', () => {
    fc.assert(
      fc.property(words, words, words, (before, part, behind) => {
        const sums = sumsOf(before + part + behind)
        const from = before.length
        fc.pre(from + part.length < 64)
        expect(sumOf(sums, from, from + part.length)).toBe(whole(part))
      }),
    )
  })

  it('sums a word without a letter as it is spelled then', () => {
    fc.assert(
      fc.property(words, fc.nat(), (word, letter) => {
        const at = letter % word.length
        expect(sumWithout(sumsOf(word), at)).toBe(whole(word.slice(0, at) + word.slice(at + 1)))
      }),
    )
  })
})
