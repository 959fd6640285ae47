import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { kgToLbs, lbsToKg } from '../measures/units.js'
import { weightSlip } from './slip.js'

const TODAY = '2026-11-20'
const others = (...weights: number[]) =>
  weights.map((weightLbs, n) => ({ day: addDays(TODAY, -n - 1), weightLbs }))

describe(weightSlip.name, () => {
  it('offers kilograms for 108.4 lbs beside 239', () => {
    const slip = weightSlip(108.4, 'lbs', TODAY, others(239, 239.4, 240))
    expect(slip?.meant).toBe('kg')
    expect(slip?.meantLbs).toBeCloseTo(238.98, 1)
  })

  it('offers pounds for what was typed as kilograms', () => {
    const slip = weightSlip(kgToLbs(238.2), 'kg', TODAY, others(239, 239.4, 240))
    expect(slip?.meant).toBe('lbs')
    expect(slip?.meantLbs).toBeCloseTo(238.2, 1)
  })

  it('asks beyond 12 % of the median of the neighbors, and not within', () => {
    expect(weightSlip(200 * 1.121, 'lbs', TODAY, others(200, 200, 150))).toEqual({
      meant: null,
      meantLbs: null,
    })
    expect(weightSlip(200 * 1.119, 'lbs', TODAY, others(200, 200, 150))).toBeNull()
    expect(weightSlip(200 * 0.881, 'lbs', TODAY, others(200, 200, 150))).toBeNull()
  })

  it('does not ask about a large change over a long time, but still about the other unit', () => {
    const old = [{ day: addDays(TODAY, -120), weightLbs: 240 }]
    expect(weightSlip(190, 'lbs', TODAY, old)).toBeNull()
    expect(weightSlip(lbsToKg(200), 'lbs', TODAY, old)?.meant).toBe('kg')
  })

  it.each([
    ['a wrong first digit after five weeks', 35, 240, 340],
    ['two digits swapped after six weeks', 42, 219, 291],
    ['a lost digit after two months', 60, 206, 260],
    ['a fifth gone in six weeks', 42, 240, 192],
    ['two fifths gone in two years', 730, 300, 170],
  ])('asks about %s without a neighbor', (_what, days, before, typed) => {
    const last = [{ day: addDays(TODAY, -days), weightLbs: before }]
    expect(weightSlip(typed, 'lbs', TODAY, last)).toEqual({ meant: null, meantLbs: null })
  })

  it.each([
    ['who lost well in two months', 60, 240, 204],
    ['who comes back a year after surgery', 365, 280, 182],
    ['who gained while away', 200, 180, 225],
  ])('does not ask a person %s', (_who, days, before, typed) => {
    const last = [{ day: addDays(TODAY, -days), weightLbs: before }]
    expect(weightSlip(typed, 'lbs', TODAY, last)).toBeNull()
  })

  it('has nothing to ask about a first weight', () => {
    expect(weightSlip(95, 'lbs', TODAY, [])).toBeNull()
  })

  it('never asks about the usual weight of a person, and always offers the unit that was meant', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 180, max: 540, noNaN: true }),
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        (usual, change) => {
          const now = usual * (1 + change)
          expect(weightSlip(now, 'lbs', TODAY, others(usual, usual, usual))).toBeNull()
          expect(weightSlip(lbsToKg(now), 'lbs', TODAY, others(usual, usual, usual))?.meant).toBe('kg')
        },
      ),
    )
  })
})
