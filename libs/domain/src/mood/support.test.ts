import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { MOOD_DESCRIPTIONS, type MoodDescription } from '../entries/entry-choices.js'
import { readForCrisis } from './crisis.js'
import { moodSupport, SUPPORT_LEVEL_OF, type ToldEntry } from './support.js'

const TODAY = '2026-11-20'

const entry = (daysAgo: number, moodRating: number, more: Partial<ToldEntry> = {}): ToldEntry => ({
  day: addDays(TODAY, -daysAgo),
  moodRating,
  moodDescription: 'neutral',
  texts: [],
  ...more,
})
const word = (daysAgo: number, moodDescription: MoodDescription) => entry(daysAgo, 5, { moodDescription })
const supportFor = (entries: ToldEntry[]) =>
  moodSupport({ entries: entries.map(readForCrisis), today: TODAY })

const CALM = { level: 0, reasons: [] }

describe(moodSupport.name, () => {
  it('is calm without entries and in ordinary weeks', () => {
    expect(supportFor([])).toEqual(CALM)
    expect(supportFor([0, 1, 2, 3, 9].map((days) => entry(days, 5)))).toEqual(CALM)
  })

  it.each([
    ['words of crisis', [entry(0, 9, { texts: ['fine', 'I want to die'] })], 3, ['crisis_words']],
    ['words of crisis 13 days ago', [entry(13, 9, { texts: ['suicide'] })], 3, ['crisis_words']],
    ['words of crisis 14 days ago', [entry(14, 9, { texts: ['suicide'] })], 0, []],
    ['one rating of 1', [entry(13, 1)], 2, ['rating_of_one']],
    ['a rating of 1 two weeks ago', [entry(14, 1)], 0, []],
    ['one rating of 2', [entry(0, 2)], 0, []],
    ['two ratings of 2 in 14 days', [entry(0, 2), entry(13, 2)], 2, ['low_twice']],
    ['two ratings of 2 in 15 days', [entry(0, 2), entry(14, 2)], 0, []],
    ['an average of 3 over three', [entry(0, 3), entry(3, 3), entry(6, 3)], 2, ['low_week']],
    ['an average of 3 over two', [entry(0, 3), entry(6, 3)], 0, []],
    ['an average just over 3', [entry(0, 3), entry(3, 3), entry(6, 4)], 0, []],
    ['a low average that needs day 7', [entry(0, 3), entry(3, 3), entry(7, 3)], 0, []],
    [
      'sad or overwhelmed four times in 7 days',
      [word(0, 'sad'), word(0, 'overwhelmed'), word(5, 'sad'), word(6, 'overwhelmed')],
      2,
      ['heavy_words'],
    ],
    ['sad three times', [word(0, 'sad'), word(1, 'sad'), word(6, 'sad')], 0, []],
    ['sad four times in 8 days', [word(0, 'sad'), word(1, 'sad'), word(2, 'sad'), word(7, 'sad')], 0, []],
    ['other words four times', [0, 1, 2, 3].map((days) => word(days, 'anxious')), 0, []],
    ['a drop of 2', [entry(0, 5), entry(7, 7)], 1, ['week_drop']],
    ['a drop of less than 2', [entry(0, 5), entry(1, 6), entry(7, 7)], 0, []],
    ['a rise of 2', [entry(0, 7), entry(7, 5)], 0, []],
    ['a week with nothing before it', [entry(0, 5)], 0, []],
  ] as const)('answers %s', (_what, entries, level, reasons) => {
    expect(supportFor([...entries])).toEqual({ level, reasons })
  })

  it('compares averages without rounding: 16/3 to 10/3 is a drop of 2', () => {
    const week = [3, 3, 4].map((rating) => entry(0, rating))
    expect(supportFor([...week, ...[5, 5, 6].map((rating) => entry(8, rating))])).toMatchObject({ level: 1 })
    expect(supportFor([...week, ...[5, 5, 5].map((rating) => entry(8, rating))])).toEqual(CALM)
  })

  it('names every rule that applies, the weightiest first', () => {
    const entries = [entry(0, 1, { texts: ['I feel suicidal'] }), entry(1, 2), entry(2, 3), entry(8, 9)]
    expect(supportFor(entries)).toEqual({
      level: 3,
      reasons: ['crisis_words', 'rating_of_one', 'low_twice', 'low_week', 'week_drop'],
    })
  })

  it('counts an entry whose day lies ahead after a flight west', () => {
    expect(supportFor([entry(-1, 1)])).toMatchObject({ level: 2 })
  })

  const anEntry = fc.record({
    day: fc.integer({ min: -1, max: 30 }).map((days) => addDays(TODAY, -days)),
    moodRating: fc.integer({ min: 1, max: 10 }),
    moodDescription: fc.constantFrom(...MOOD_DESCRIPTIONS),
    texts: fc.array(fc.constantFrom('a good day', 'no reason to live', 'dying for a soda'), { maxLength: 4 }),
  })

  it('has the level of its weightiest reason, in any order of the entries', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 20 }), (entries) => {
        const support = supportFor(entries)
        expect(support.level).toBe(Math.max(0, ...support.reasons.map((reason) => SUPPORT_LEVEL_OF[reason])))
        expect(supportFor([...entries].reverse())).toEqual(support)
      }),
    )
  })

  it('never misses words of crisis in the last 14 days, whatever else is logged', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 20 }), fc.integer({ min: 0, max: 13 }), (entries, days) => {
        expect(
          supportFor([...entries, entry(days, 10, { texts: ['', 'I don’t want to be here'] })]).level,
        ).toBe(3)
      }),
    )
  })
})
