import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { weightTrends } from './weight-trends.js'

const TODAY = '2026-11-20'
const ago = (days: number, weightLbs: number) => ({ day: addDays(TODAY, -days), weightLbs })

describe(weightTrends.name, () => {
  it('averages the daily means of the last 7 days', () => {
    const { weekAverageLbs } = weightTrends([ago(0, 200), ago(6, 202), ago(6, 204), ago(7, 300)], TODAY)
    expect(weekAverageLbs).toEqual({ value: 201.5, reason: null })
  })

  it('needs 2 of the last 7 days for an average', () => {
    for (const weighIns of [[], [ago(0, 200)], [ago(0, 200), ago(0, 201)], [ago(0, 200), ago(7, 201)]])
      expect(weightTrends(weighIns, TODAY).weekAverageLbs.reason).toBe('too_few_weights_this_week')
  })

  it('is negative while losing: the slope of 30 days, and of a week', () => {
    const steady = [0, 5, 10, 15, 29].map((days) => ago(days, 200 + 0.3 * days))
    const { monthChangeLbs, weeklyChangeLbs } = weightTrends(steady, TODAY)
    expect([monthChangeLbs.value, weeklyChangeLbs.value]).toEqual([-9, -2.1])
  })

  it('needs 5 of the last 30 days over 14 days for a trend', () => {
    const of = (...days: number[]) =>
      weightTrends(
        days.map((one) => ago(one, 200 + one)),
        TODAY,
      ).monthChangeLbs
    expect(of(0, 3, 6, 9, 14).value).toBe(-30)
    for (const tooFew of [of(0, 3, 6, 9, 13), of(0, 6, 9, 14), of(0, 3, 6, 9, 30)])
      expect(tooFew.reason).toBe('too_few_weights_this_month')
  })
})
