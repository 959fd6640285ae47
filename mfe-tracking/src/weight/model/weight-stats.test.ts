import { describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { weightStats } from './weight-stats'

const TODAY = '2026-11-20'
const on = (daysAgo: number, weightLbs: number) => ({ day: addDays(TODAY, -daysAgo), weightLbs })

describe(weightStats.name, () => {
  it('averages the last 7 days by day, and takes the pace of four weeks', () => {
    const steady = [27, 20, 13, 6, 0].map((days) => on(days, 200 + days / 7))
    const stats = weightStats([...steady, on(0, 202)], TODAY)
    expect(stats.weekAverageLbs).toBeCloseTo((200 + 6 / 7 + 201) / 2)
    expect(weightStats(steady, TODAY).perWeekLbs).toBeCloseTo(-1)
    expect(stats.lowestLbs).toBeCloseTo(200 + 6 / 7)
  })

  it('leaves out what looks like a slip until it is confirmed', () => {
    const usual = [27, 20, 13, 6, 1].map((days) => on(days, 200 + days / 7))
    const slip = on(0, 108)
    expect(weightStats([...usual, slip], TODAY)).toEqual(weightStats(usual, TODAY))
    expect(weightStats([...usual, { ...slip, isConfirmed: true }], TODAY).lowestLbs).toBe(108)
  })

  it('says nothing from too little', () => {
    expect(weightStats([on(0, 200)], TODAY)).toEqual({
      weekAverageLbs: null,
      perWeekLbs: null,
      lowestLbs: null,
    })
    expect(weightStats([on(13, 200), on(2, 199), on(1, 199), on(0, 198)], TODAY).perWeekLbs).toBeNull()
    expect(weightStats([on(8, 200), on(7, 200)], TODAY).weekAverageLbs).toBeNull()
  })
})
