import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { slipsBetween, spellingsOf } from './spelling.js'

describe(slipsBetween.name, () => {
  it.each([
    ['yogurt', 'yogurt', 0],
    ['yogrut', 'yogurt', 1],
    ['yogur', 'yogurt', 1],
    ['yoghurt', 'yogurt', 1],
    ['yagurt', 'yogurt', 1],
    ['chikcen', 'chicken', 1],
    ['', 'egg', 3],
  ])('counts %s and %s', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips)
  })

  it('is the same both ways', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(fc.property(word, word, (one, other) => slipsBetween(one, other) === slipsBetween(other, one)))
  })
})

describe(spellingsOf.name, () => {
  const letters = fc.stringMatching(/^[a-z]{5,12}$/)

  it('shares a spelling with every word one slip away', () => {
    fc.assert(
      fc.property(letters, fc.nat(11), fc.constantFrom('a', 'z', ''), (word, place, letter) => {
        const at = place % word.length
        const near = word.slice(0, at) + letter + word.slice(at + 1)
        expect(spellingsOf(word).some((spelling) => spellingsOf(near).includes(spelling))).toBe(true)
      }),
    )
  })

  it('leaves short words alone', () => {
    expect(spellingsOf('egg')).toEqual(['egg'])
  })
})
