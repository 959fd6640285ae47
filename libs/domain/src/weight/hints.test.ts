import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { lbsToKg } from '../measures/units.js'
import { weightSpan } from './counted.js'
import { type WeightHint, weightHints, weightStanding } from './hints.js'
import type { AskedWeighIn } from './weigh-ins.js'

const START = '2026-06-01'
const of = (...weights: [day: number, weightLbs: number, isConfirmed?: boolean][]): AskedWeighIn[] =>
  weights.map(([day, weightLbs, isConfirmed = false]) => ({
    day: addDays(START, day),
    weightLbs,
    isConfirmed,
  }))
/** What is asked, by the weight that it is asked about. */
const asked = (weighIns: AskedWeighIn[]): [number, WeightHint['code']][] =>
  [...weightHints(weighIns)].map(([{ weightLbs }, { code }]) => [weightLbs, code])

describe(weightHints.name, () => {
  it.each<[string, AskedWeighIn[], [number, WeightHint['code']][]]>([
    ['a usual loss', of([0, 240], [3, 238], [7, 235], [14, 231], [21, 228]), []],
    ['kilograms among pounds', of([0, 240], [3, 238], [7, 107], [9, 236]), [[107, 'weight_unit']]],
    ['pounds among kilograms', of([0, 240], [3, 238], [7, 524], [9, 236]), [[524, 'weight_unit']]],
    ['a lost digit', of([0, 240], [3, 238], [7, 136], [9, 236]), [[136, 'weight_slip']]],
    ['a slip that came first', of([0, 108.4], [3, 239], [6, 238]), [[108.4, 'weight_unit']]],
    ['the odd one of three far apart', of([0, 240], [25, 108], [50, 235]), [[108, 'weight_unit']]],
    ['the later one of two', of([0, 240], [5, 340]), [[340, 'weight_slip']]],
    ['the one that is not confirmed of two', of([0, 340], [5, 240, true]), [[340, 'weight_slip']]],
    ['a wrong first digit two months later', of([0, 240], [61, 340]), [[340, 'weight_slip']]],
    ['a year of loss without a weight', of([0, 280], [365, 182]), []],
    ['a single weight', of([0, 95]), []],
    ['what was confirmed', of([0, 240], [3, 238], [7, 107, true], [9, 236]), []],
    ['no weight at all', [], []],
  ])('asks about the odd one only: %s', (_what, weighIns, expected) => {
    expect(asked(weighIns)).toEqual(expected)
  })

  it('proposes the weight that was meant, in pounds, with the sentence and where the rule comes from', () => {
    const weighIns = of([0, 240], [3, 239], [6, lbsToKg(238)], [8, 238])
    const [hint] = weightHints(weighIns).values()
    expect(hint).toMatchObject({ code: 'weight_unit', text: expect.stringContaining('kilograms') })
    expect(hint?.proposedLbs).toBeCloseTo(238, 5)
    expect(hint?.source).not.toBe('')
  })

  it('proposes nothing where no unit explains it', () => {
    const [hint] = weightHints(of([0, 240], [3, 238], [7, 136], [9, 236])).values()
    expect(hint).toMatchObject({ code: 'weight_slip', proposedLbs: null })
  })
})

describe(weightStanding.name, () => {
  it('says of any diary what is said of its span and of its questions', () => {
    const row = fc.record({
      day: fc.nat({ max: 500 }).map((days) => addDays(START, days)),
      weightLbs: fc.constantFrom(80, 91.5, 105, 200, 204.4, 231, 440, 600),
      isConfirmed: fc.boolean(),
      isInitial: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (weighIns) => {
        const { span, hints } = weightStanding(weighIns)
        expect(span).toEqual(weightSpan(weighIns))
        expect(hints).toEqual(weightHints(weighIns))
      }),
    )
  })
})
