import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { VITAMIN_NAMES } from '../entries/entry-choices.js'
import { DOSE_UNITS, type DoseSubstance, fromMg, IU_SUBSTANCES, toMg, unitsOf } from './doses.js'

const SUBSTANCES: readonly DoseSubstance[] = [...VITAMIN_NAMES, ...IU_SUBSTANCES]

describe(unitsOf.name, () => {
  it.each([
    ['Multivitamin', ['tablet']],
    ['Calcium Citrate', ['mg']],
    ['Vitamin B12', ['mcg', 'mg']],
    ['Iron', ['mg']],
    ['Vitamin D3', ['IU', 'mcg', 'mg']],
    ['Other', ['mg', 'mcg']],
    ['Vitamin A', ['IU', 'mcg', 'mg']],
  ] as const)('offers for %s what its label says: %p', (substance, units) => {
    expect(unitsOf(substance)).toEqual(units)
  })
})

describe(toMg.name, () => {
  it.each([
    ['Vitamin D3', 1000, 'IU', 0.025],
    ['Vitamin D3', 3000, 'IU', 0.075],
    ['Vitamin D3', 5000, 'IU', 0.125],
    ['Vitamin D3', 50_000, 'IU', 1.25],
    ['Vitamin D3', 40, 'IU', 0.001],
    ['Vitamin D3', 75, 'mcg', 0.075],
    ['Vitamin B12', 350, 'mcg', 0.35],
    ['Vitamin B12', 500, 'mcg', 0.5],
    ['Vitamin B12', 2.4, 'mcg', 0.0024],
    ['Iron', 65, 'mg', 65],
    ['Multivitamin', 2, 'tablet', 2],
    ['Other', 400, 'mcg', 0.4],
    ['Vitamin A', 5000, 'IU', 1.5],
    ['Vitamin A', 10_000, 'IU', 3],
    ['Vitamin E (natural)', 100, 'IU', 67],
    ['Vitamin E (synthetic)', 100, 'IU', 45],
  ] as const)('weighs %s %d %s as exactly %d mg', (substance, amount, unit, mg) => {
    expect(toMg(amount, unit, substance)).toBe(mg)
  })

  it('knows no weight in a unit that does not fit', () => {
    for (const substance of SUBSTANCES)
      for (const unit of DOSE_UNITS.filter((one) => !unitsOf(substance).includes(one))) {
        expect(toMg(1, unit, substance)).toBeNull()
        expect(fromMg(1, unit, substance)).toBeNull()
      }
  })

  it('is undone by fromMg for every amount with up to four decimals', () => {
    const doses = SUBSTANCES.flatMap((substance) => unitsOf(substance).map((unit) => ({ substance, unit })))
    const ticks = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...doses), ticks, ({ substance, unit }, tenThousandths) => {
        const amount = tenThousandths / 10_000
        expect(fromMg(toMg(amount, unit, substance) ?? Number.NaN, unit, substance)).toBeCloseTo(amount, 4)
      }),
    )
  })

  it('gives whole amounts back exactly, so that what was typed is what is shown', () => {
    const doses = SUBSTANCES.flatMap((substance) => unitsOf(substance).map((unit) => ({ substance, unit })))
    fc.assert(
      fc.property(
        fc.constantFrom(...doses),
        fc.integer({ min: 1, max: 1_000_000 }),
        ({ substance, unit }, amount) => {
          expect(fromMg(toMg(amount, unit, substance) ?? Number.NaN, unit, substance)).toBe(amount)
        },
      ),
    )
  })
})
