import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { lbsToKg } from '../measures/units.js'
import { slipsAmong, weightSpan, withoutSlips } from './counted.js'

const START = '2026-06-01'
type Row = [day: number, weightLbs: number, isConfirmed?: boolean]
const of = (...rows: Row[]) =>
  rows.map(([day, weightLbs, isConfirmed = false], index) => ({
    day: addDays(START, day),
    weightLbs,
    isConfirmed,
    isInitial: index === 0,
  }))
const countedOf = (rows: Row[]) => withoutSlips(of(...rows)).map(({ weightLbs }) => weightLbs)

describe(withoutSlips.name, () => {
  it.each<[string, Row[], number[]]>([
    [
      'nothing of a usual loss',
      [
        [0, 240],
        [3, 238],
        [7, 235],
      ],
      [240, 238, 235],
    ],
    [
      'kilograms written as pounds, on the second day',
      [
        [0, 210.5],
        [4, 95.5],
      ],
      [210.5],
    ],
    [
      'kilograms twice in a row',
      [
        [0, 210],
        [3, 209],
        [7, 95.5],
        [8, 95.1],
      ],
      [210, 209],
    ],
    [
      'kilograms for a week',
      [
        [0, 214],
        [3, 212],
        [7, 210],
        [8, 95],
        [9, 94.8],
        [10, 94.7],
        [11, 94.5],
      ],
      [214, 212, 210],
    ],
    [
      'kilograms now and then',
      [
        [0, 214],
        [3, 97],
        [7, 210],
        [8, 95],
        [9, 209],
        [12, 94.7],
      ],
      [214, 210, 209],
    ],
    [
      'a digit too many',
      [
        [0, 180],
        [5, 580],
        [9, 178],
      ],
      [180, 178],
    ],
    [
      'a digit lost',
      [
        [0, 240],
        [3, 238],
        [7, 136],
        [9, 236],
      ],
      [240, 238, 236],
    ],
    [
      'two different slips',
      [
        [0, 240],
        [3, 238],
        [7, 136],
        [9, 107],
        [11, 236],
      ],
      [240, 238, 236],
    ],
    [
      'the first weight ever, where two later ones agree',
      [
        [0, 108.4],
        [3, 239],
        [6, 238],
      ],
      [239, 238],
    ],
    [
      'the first two, where many later ones agree',
      [
        [0, 108],
        [1, 107],
        [3, 239],
        [6, 238],
        [9, 237],
        [12, 236],
      ],
      [239, 238, 237, 236],
    ],
    [
      'the later one of two',
      [
        [0, 240],
        [5, 340],
      ],
      [240],
    ],
    [
      'two that came on one day',
      [
        [0, 240],
        [5, 238],
        [5, 108],
      ],
      [240, 238],
    ],
    [
      'a slip that was answered',
      [
        [0, 240],
        [3, 238],
        [7, 190, true],
      ],
      [240, 238, 190],
    ],
    [
      'what follows a slip that was answered',
      [
        [0, 240],
        [3, 238],
        [5, 237],
        [7, 190, true],
        [8, 189.5],
        [9, 189],
      ],
      [240, 238, 237, 190, 189.5, 189],
    ],
    [
      'a year without a weight',
      [
        [0, 300],
        [2, 299],
        [4, 298],
        [500, 160],
        [507, 159],
        [514, 158],
      ],
      [300, 299, 298, 160, 159, 158],
    ],
    ['a single weight', [[0, 95]], [95]],
    ['nothing', [], []],
  ])('leaves out what the person is asked about and has not answered: %s', (_what, rows, counted) => {
    expect(countedOf(rows)).toEqual(counted)
  })

  it('goes on counting what is asked about and what the time between explains: it may be far too fast, and true', () => {
    const monthly = [200, 175].map((weightLbs, month) => ({ day: addDays(START, month * 30), weightLbs }))
    expect(slipsAmong(monthly).size).toBe(1)
    expect(withoutSlips(monthly)).toEqual(monthly)
    const daily = [200, 170].map((weightLbs, day) => ({ day: addDays(START, day), weightLbs }))
    expect(withoutSlips(daily)).toEqual(daily.slice(0, 1))
  })

  it('leaves out nothing that is not asked about, and nothing that another unit explains, whatever was logged', () => {
    const weighIn = fc.record({
      day: fc.integer({ min: 0, max: 400 }).map((day) => addDays(START, day)),
      weightLbs: fc.integer({ min: 80, max: 600 }),
      isConfirmed: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(weighIn, { maxLength: 30 }), (weighIns) => {
        const asked = slipsAmong(weighIns)
        const counted = new Set(withoutSlips(weighIns))
        const leftOut = weighIns.filter((one) => !counted.has(one))
        expect(leftOut.filter((one) => !asked.has(one))).toEqual([])
        expect([...asked].filter(([one, { meant }]) => meant !== null && counted.has(one))).toEqual([])
        expect([...asked.keys()].some(({ isConfirmed }) => isConfirmed)).toBe(false)
        expect(weighIns.length === 0 || asked.size < weighIns.length).toBe(true)
      }),
    )
  })

  it('finds all slips of a person who loses weight, also several in a row, and no other weight', () => {
    const course = fc.record({
      start: fc.integer({ min: 200, max: 400 }),
      aWeek: fc.double({ min: 0, max: 0.02, noNaN: true }),
      slips: fc.uniqueArray(fc.integer({ min: 3, max: 19 }), { maxLength: 8 }),
      slip: fc.constantFrom(
        lbsToKg,
        (lbs: number) => lbs / 10 + 80,
        (lbs: number) => lbs * 1.5,
      ),
    })
    fc.assert(
      fc.property(course, ({ start, aWeek, slips, slip }) => {
        const rows = Array.from({ length: 20 }, (_, n): Row => {
          const lbs = start * (1 - aWeek) ** ((n * 4) / 7)
          return [n * 4, slips.includes(n) ? slip(lbs) : lbs]
        })
        expect(countedOf(rows)).toEqual(
          rows.filter((_row, n) => !slips.includes(n)).map(([, weightLbs]) => weightLbs),
        )
      }),
    )
  })
})

describe(weightSpan.name, () => {
  const spanOf = (rows: Row[]) => {
    const span = weightSpan(of(...rows))
    return span && [span.first.weightLbs, span.current.weightLbs]
  }

  it.each<[string, Row[], [number, number] | null]>([
    [
      'the latest that counts is the current one',
      [
        [0, 210.5],
        [4, 208],
        [6, 95.5],
      ],
      [210.5, 208],
    ],
    [
      'an answer makes it count at once',
      [
        [0, 210.5],
        [4, 208],
        [6, 95.5, true],
      ],
      [210.5, 95.5],
    ],
    [
      'a slip is no start',
      [
        [0, 95.5],
        [4, 208],
        [6, 207],
      ],
      [208, 207],
    ],
    ['nothing yet', [], null],
  ])('%s', (_what, rows, expected) => {
    expect(spanOf(rows)).toEqual(expected)
  })
})
