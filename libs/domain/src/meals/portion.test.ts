import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ITEM_FIGURE, ITEM_GRAMS } from './meal-limits.js'
import { NUTRIENT_KEYS } from './nutrients.js'
import { gramsOf, resizePortion, totalsOf, typedKeys, withTyped } from './portion.js'

const tenth = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10)
const food = fc.record({
  grams: tenth(1_000),
  calories: tenth(900),
  proteinG: tenth(100),
  carbsG: tenth(100),
  fatG: tenth(100),
  fiberG: fc.option(tenth(100)),
  sugarG: fc.option(tenth(100)),
})
const chicken = { grams: 100, calories: 165, proteinG: 31, carbsG: 0, fatG: 3.6, fiberG: 0, sugarG: null }

describe(resizePortion.name, () => {
  it('grows every figure with the weight, and leaves unknown what is unknown', () => {
    expect(resizePortion(chicken, 150)).toEqual({
      calories: 247.5,
      proteinG: 46.5,
      carbsG: 0,
      fatG: 5.4,
      fiberG: 0,
      sugarG: null,
    })
  })

  it('changes nothing at the same weight, and nothing of what weighed nothing', () => {
    fc.assert(
      fc.property(food, tenth(ITEM_GRAMS.max), (item, grams) => {
        const { grams: own, ...figures } = item
        expect(resizePortion(item, own)).toEqual(figures)
        expect(resizePortion({ ...item, grams: 0 }, grams)).toEqual(figures)
      }),
    )
  })

  it('is nothing at no weight, and never less with more', () => {
    fc.assert(
      fc.property(food, tenth(500), tenth(500), (item, a, b) => {
        fc.pre(item.grams > 0)
        const [less, more] = [resizePortion(item, Math.min(a, b)), resizePortion(item, Math.max(a, b))]
        for (const key of NUTRIENT_KEYS) expect(less[key] ?? 0).toBeLessThanOrEqual(more[key] ?? 0)
        expect(totalsOf([resizePortion(item, 0)]).calories).toBe(0)
      }),
    )
  })
})

describe(withTyped.name, () => {
  it('puts what was typed over the rest, also a zero', () => {
    expect(withTyped(chicken, { proteinG: 0, sugarG: 2 })).toMatchObject({
      calories: 165,
      proteinG: 0,
      sugarG: 2,
    })
    expect(withTyped(chicken, {})).toMatchObject({ sugarG: null, proteinG: 31 })
  })

  it('names what was typed in the order of the figures', () => {
    expect(typedKeys({ sugarG: 1, calories: 0, fatG: undefined })).toEqual(['calories', 'sugarG'])
  })
})

describe(totalsOf.name, () => {
  it('sums its items exactly, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(food, { maxLength: 30 }), (items) => {
        const totals = totalsOf(items)
        expect(totalsOf([...items].reverse())).toEqual(totals)
        const tenths = items.reduce((sum, { calories }) => sum + Math.round(calories * 10), 0)
        expect(Math.round(totals.calories / ITEM_FIGURE.step)).toBe(tenths)
      }),
    )
  })

  it('counts what is not known as not there, and a weight as it is', () => {
    expect(totalsOf([chicken, { ...chicken, sugarG: 1.5 }])).toMatchObject({ calories: 330, sugarG: 1.5 })
    expect(gramsOf([chicken, { ...chicken, grams: 0.1 }])).toBe(100.1)
    expect(gramsOf([])).toBe(0)
  })
})
