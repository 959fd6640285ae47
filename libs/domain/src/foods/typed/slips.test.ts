import { describe, expect, it } from '@jest/globals'
import { nearestWords, slipsTo, soundsAlike } from './slips.js'

describe(slipsTo.name, () => {
  it.each([
    ['chikcen', 'chicken', 1],
    ['chikin', 'chicken', 2],
    ['hicken', 'chicken', 1],
    ['beaf', 'beef', 1],
    ['tuan', 'tuna', 1],
    ['eggg', 'egg', 1],
    ['rcie', 'rice', 1],
    ['mlk', 'milk', 1],
    ['brocoli', 'broccoli', 1],
    ['avacadoe', 'avocado', 2],
    ['yougart', 'yogurt', 2],
    ['samon', 'salmon', 1],
  ])('takes %s for %s', (typed, known, slips) => {
    expect(slipsTo(typed, known)).toBe(slips)
  })

  it.each([
    ['goat', 'oat'],
    ['boat', 'oat'],
    ['walrus', 'walnut'],
    ['shallot', 'scallop'],
    ['swallow', 'scallop'],
    ['lump', 'lamb'],
    ['ham', 'jam'],
    ['emu', 'egg'],
    ['seal', 'veal'],
    ['peacock', 'peanut'],
    ['pelican', 'pecan'],
    ['caramel', 'camel'],
  ])('does not take %s for %s', (typed, known) => {
    expect(slipsTo(typed, known)).toBeNull()
  })
})

describe(nearestWords.name, () => {
  it('gives the nearest first and forgets far ones', () => {
    expect(nearestWords('brocoli', ['broccoli', 'brioche', 'brocolis', 'egg'], 5)).toEqual([
      'broccoli',
      'brocolis',
    ])
  })

  it('does not guess at short words', () => {
    expect(nearestWords('ham', ['jam', 'yam'], 5)).toEqual([])
  })
})

describe(soundsAlike.name, () => {
  it('knows the same letters in another order, and the same consonants', () => {
    expect([
      soundsAlike('protine', 'protein'),
      soundsAlike('beaf', 'beef'),
      soundsAlike('beaf', 'bean'),
    ]).toEqual([true, true, false])
  })
})
