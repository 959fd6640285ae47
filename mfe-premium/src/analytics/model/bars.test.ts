import { describe, expect, it } from '@jest/globals'
import { dayInWords } from '@gb/domain'
import { barsOf, isByWeek } from './bars'

const WORDS = { day: dayInWords, weekOf: ({ day }: { day: string }) => `Week of ${day}` }

const DAY_MS = 24 * 60 * 60 * 1000

describe(barsOf.name, () => {
  it('draws a bar for each day with entries, and none for the others', () => {
    const { bars, range, ends } = barsOf(
      {
        days: [
          { day: '2026-11-20', value: 61.6, goal: 60 },
          { day: '2026-11-18', value: 40, goal: null },
        ],
        period: '30_days',
        from: '2026-10-22',
        to: '2026-11-20',
      },
      WORDS,
    )
    expect(bars.map(({ value, goal, label }) => ({ value, goal, label }))).toEqual([
      { value: 62, goal: 60, label: 'Today' },
      { value: 40, goal: null, label: 'Wed, Nov 18' },
    ])
    expect((range.to - range.from) / DAY_MS).toBe(30)
    expect(ends.to).toBe('Today')
  })

  it('takes the mean of the days with entries of a week where days would be too thin', () => {
    const { bars, range } = barsOf(
      {
        days: [
          { day: '2026-05-23', value: 40, goal: 60 },
          { day: '2026-05-25', value: 50, goal: null },
          { day: '2026-11-20', value: 70, goal: 60 },
        ],
        period: '6_months',
        from: '2026-05-23',
        to: '2026-11-20',
      },
      WORDS,
    )
    expect(isByWeek('6_months')).toBe(true)
    expect(bars.map(({ value, goal }) => [value, goal])).toEqual([
      [45, 60],
      [70, 60],
    ])
    expect((range.to - range.from) / DAY_MS).toBe(182)
    expect(bars.every(({ at }) => at >= range.from && at + range.slotMs <= range.to)).toBe(true)
  })
})
