import { describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import type { ReportContent } from '../report-content.js'
import { weightRows } from './weight-rows.js'

const TO = '2026-11-20'
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(TO, index + 1 - count),
    weightLbs: 200 - index,
    trendLbs: 200 - index,
  }))
const rowsOf = (weightDays: ReturnType<typeof daily>) =>
  weightRows({ report: { to: TO }, insights: { weightDays } } as unknown as ReportContent)

describe(weightRows.name, () => {
  it('has each day of a season as it is', () => {
    const days = daily(90)
    expect(rowsOf(days)).toEqual({ of: 'days', rows: days })
  })

  it('has the mean of each week of half a year, the last one ending with the report', () => {
    const { of, rows } = rowsOf(daily(182))
    expect([of, rows.length]).toEqual(['weeks', 26])
    expect(rows[0]).toEqual({ day: addDays(TO, -181), weightLbs: 197 })
    expect(rows.at(-1)).toEqual({ day: '2026-11-14', weightLbs: 22 })
  })

  it('takes the mean of the days that a week has, and leaves out a week without any', () => {
    const days = daily(182).filter(({ day }) => day < '2026-11-07' || day > '2026-11-15')
    const { rows } = rowsOf(days)
    expect(rows).toHaveLength(25)
    expect(rows.at(-1)).toEqual({ day: '2026-11-14', weightLbs: 21 })
    expect(rows.at(-2)?.day).toBe('2026-10-31')
  })
})
