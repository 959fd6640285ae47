import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { moodCorrelation, type MoodWeek, moodWeeks, spearman } from './mood-and-weight.js'

const TODAY = '2026-11-20'
const ago = (days: number) => addDays(TODAY, -days)

describe(spearman.name, () => {
  it.each([
    [[1, 2, 3, 4], [10, 20, 30, 40], 1],
    [[1, 2, 3, 4], [40, 30, 20, 10], -1],
    [[1, 2, 3, 4], [1, 8, 27, 64], 1],
    // With ties: the textbook value of Pearson's coefficient over mean ranks.
    [[1, 2, 2, 3], [1, 3, 2, 4], 0.949],
  ])('of %p and %p is %d', (xs, ys, expected) => {
    expect(spearman(xs, ys)).toBeCloseTo(expected, 3)
  })

  it('is not defined when one never changes', () => {
    expect(spearman([5, 5, 5], [1, 2, 3])).toBeNull()
  })

  it('lies between -1 and 1, and is the same both ways', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: -50, max: 50 })), {
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(pairs, (all) => {
        const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
        const one = spearman(xs, ys)
        expect(one).toBe(spearman(ys, xs))
        if (one !== null) expect(Math.abs(one)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })
})

describe(moodWeeks.name, () => {
  it('pairs the mood of a week with the weight change over two weeks', () => {
    const moods = [ago(0), ago(6), ago(7)].map((day, i) => ({ day, moodRating: 4 + i }))
    const weighIns = [
      { day: ago(1), weightLbs: 200 },
      { day: ago(3), weightLbs: 202 },
      { day: ago(14), weightLbs: 206 },
    ]
    expect(moodWeeks(moods, weighIns, TODAY)).toEqual([
      { lastDay: TODAY, moodAverage: 4.5, weightChangeLbs: -5 },
    ])
  })

  it('reaches back 26 weeks and no further', () => {
    const days = Array.from({ length: 400 }, (_, i) => ago(i))
    const weeks = moodWeeks(
      days.map((day) => ({ day, moodRating: 5 })),
      days.map((day, i) => ({ day, weightLbs: 200 + i / 7 })),
      TODAY,
    )
    expect(weeks).toHaveLength(26)
    expect(weeks[0]?.lastDay).toBe(ago(175))
    for (const { weightChangeLbs } of weeks) expect(weightChangeLbs).toBeCloseTo(-2, 6)
  })
})

describe(moodCorrelation.name, () => {
  const weeks = (changes: readonly number[]): MoodWeek[] =>
    changes.map((weightChangeLbs, i) => ({ lastDay: ago(7 * i), moodAverage: i, weightChangeLbs }))

  it('needs 8 weeks, and some change', () => {
    expect(moodCorrelation(weeks([1, 2, 3, 4, 5, 6, 7])).reason).toBe('too_few_weeks')
    expect(moodCorrelation(weeks([0, 0, 0, 0, 0, 0, 0, 0])).reason).toBe('no_change')
  })

  it.each([
    [
      [8, 7, 6, 5, 4, 3, 2, 1],
      -1,
      'strong',
      'In weeks with a better mood, your weight tended to go down more.',
    ],
    [
      [1, 2, 3, 4, 8, 7, 6, 5],
      0.76,
      'strong',
      'In weeks with a better mood, your weight tended to go down less.',
    ],
    [[4, 6, 1, 8, 3, 7, 2, 5], 0, 'none', 'Your mood and your weight show no pattern together.'],
  ])('of %p is %d: %s', (changes, coefficient, strength, sentence) => {
    expect(moodCorrelation(weeks(changes)).value).toEqual({ coefficient, strength, sentence })
  })
})
