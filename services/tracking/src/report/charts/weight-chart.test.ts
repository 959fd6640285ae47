import { describe, expect, it } from '@jest/globals'
import { ENGLISH } from '../speech.js'
import { weightChart } from './weight-chart.js'

const SIZE = { width: 480, height: 200 }
const TODAY = '2026-11-20'
const bandFrom = (...days: string[]) =>
  days.map((day) => ({ day, lowLbs: 180, middleLbs: 200, highLbs: 220 }))
const chartOf = (band: ReturnType<typeof bandFrom>) =>
  weightChart(
    { weightDays: [], projection: { band }, from: '2026-10-22', to: TODAY },
    { goalLbs: 160, unit: 'lbs', speech: ENGLISH },
    SIZE,
  )

describe(weightChart.name, () => {
  it('draws the band alone where no weight was logged', () => {
    const chart = chartOf(bandFrom(TODAY, '2026-12-04', '2026-12-18'))
    expect(chart).toContain('stroke-dasharray')
    expect(chart).not.toContain('<circle')
    expect(chart).not.toMatch(/NaN|Infinity/)
  })

  it('draws it also where it begins with a surgery far ahead', () => {
    expect(chartOf(bandFrom('2027-04-01', '2027-04-15', '2027-04-29'))).toContain('stroke-dasharray')
  })

  it('draws nothing where there is neither', () => {
    expect(chartOf([])).toBeNull()
  })
})
