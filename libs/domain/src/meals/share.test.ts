import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { atShare, EATEN_SHARES, isEatenShare } from './share.js'

const EGG = {
  name: 'Egg',
  grams: 33.3,
  calories: 51.7,
  proteinG: 4.3,
  carbsG: 0.3,
  fatG: 3.5,
  fiberG: null,
  sugarG: 0,
}

const share = fc.constantFrom(...EATEN_SHARES)
const tenths = fc.integer({ min: 0, max: 50_000 }).map((value) => value / 10)

describe(atShare.name, () => {
  it('takes weight and figures along, and leaves what nobody measured unknown', () => {
    expect(atShare(EGG, 100, 10)).toEqual({
      ...EGG,
      grams: 3.33,
      calories: 5.17,
      proteinG: 0.43,
      carbsG: 0.03,
      fatG: 0.35,
    })
    expect(atShare(EGG, 100, 100)).toEqual(EGG)
  })

  it('is the same plate again after any way through the shares', () => {
    fc.assert(
      fc.property(tenths, tenths, fc.array(share, { maxLength: 8 }), (grams, calories, way) => {
        const whole = { grams, calories }
        const [last, back] = way.reduce<[typeof whole, (typeof EATEN_SHARES)[number]]>(
          ([portion, from], to) => [atShare(portion, from, to), to],
          [whole, 100],
        )
        expect(atShare(last, back, 100)).toEqual(whole)
      }),
    )
  })
})

describe(isEatenShare.name, () => {
  it('knows the five shares', () => {
    expect([10, 25, 50, 75, 100].every(isEatenShare)).toBe(true)
    for (const value of [0, 30, 99, '50', null]) expect(isEatenShare(value)).toBe(false)
  })
})
