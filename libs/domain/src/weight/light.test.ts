import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { mayBeTooLight } from './light.js'
import { isTooLight } from './too-light.js'

const HEIGHT = 65
const TODAY = '2026-06-01'

const weighIns = fc
  .array(
    fc.record({
      ago: fc.integer({ min: 0, max: 90 }),
      weightLbs: fc.double({ min: 95, max: 135, noNaN: true }),
    }),
    {
      maxLength: 12,
    },
  )
  .map((all) =>
    [...all]
      .sort((a, b) => b.ago - a.ago)
      .map(({ ago, weightLbs }) => ({ day: addDays(TODAY, -ago), weightLbs })),
  )

describe(mayBeTooLight.name, () => {
  it('never misses somebody who is too light', () => {
    fc.assert(
      fc.property(weighIns, (all) => {
        expect(isTooLight(all, HEIGHT, TODAY) && !mayBeTooLight(all, HEIGHT)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('does not ask about a body that was never light', () => {
    expect(mayBeTooLight([{ day: TODAY, weightLbs: 150 }], HEIGHT)).toBe(false)
    expect(mayBeTooLight([], HEIGHT)).toBe(false)
    expect(mayBeTooLight([{ day: TODAY, weightLbs: 118 }], HEIGHT)).toBe(true)
  })
})
