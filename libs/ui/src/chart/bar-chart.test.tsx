import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { BarChart } from './bar-chart'
import { layOutBars } from './bar-layout'

afterEach(cleanup)

const DAY = 24 * 60 * 60 * 1000
const BARS = [
  { at: 2 * DAY, value: 70, goal: 60, label: 'Nov 3' },
  { at: 0, value: 30, goal: null, label: 'Nov 1' },
]
const RANGE = { from: 0, to: 10 * DAY, slotMs: DAY }

describe(BarChart.name, () => {
  it('says its numbers in a table, oldest first, and where there was no goal', () => {
    render(
      <BarChart
        bars={BARS}
        range={RANGE}
        ends={{ from: 'Nov 1', to: 'Nov 10' }}
        unit="g"
        summary="Protein since Nov 1"
        columns={{ label: 'Day', value: 'Protein', goal: 'Goal' }}
      />,
    )
    expect(screen.getByRole('img', { name: 'Protein since Nov 1' })).not.toBeNull()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayProteinGoal',
      'Nov 130 g–',
      'Nov 370 g60 g',
    ])
  })

  it('draws nothing without data', () => {
    const { container } = render(
      <BarChart
        bars={[]}
        range={RANGE}
        ends={{ from: '', to: '' }}
        unit=""
        summary=""
        columns={{ label: '', value: '', goal: '' }}
      />,
    )
    expect(container.innerHTML).toBe('')
  })
})

describe(layOutBars.name, () => {
  const chart = layOutBars({ bars: BARS, ...RANGE, width: 320, height: 180 })

  it('leaves a slot without an entry empty', () => {
    expect(chart.shapes).toHaveLength(2)
    const slot = (chart.right - chart.left) / 10
    expect((chart.shapes[1]?.middle ?? 0) - (chart.shapes[0]?.middle ?? 0)).toBeCloseTo(2 * slot)
  })

  it('stands all bars on the ground, the higher number above', () => {
    const [low, high] = chart.shapes
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBeCloseTo(chart.bottom)
    expect((high?.y ?? 0) + (high?.height ?? 0)).toBeCloseTo(chart.bottom)
    expect(high?.y).toBeLessThan(low?.y ?? 0)
  })

  it('marks what reached its goal, and nothing where there was none', () => {
    expect(chart.shapes.map(({ isReached }) => isReached)).toEqual([false, true])
  })

  it('has room at the left for numbers with a digit more', () => {
    const of = (value: number) =>
      layOutBars({ bars: [{ at: 0, value, goal: null, label: '' }], ...RANGE, width: 320, height: 180 }).left
    expect(of(64)).toBe(34)
    expect(of(1893)).toBeGreaterThanOrEqual(8 + 4 * 8.9)
  })

  it('draws the goal as steps from where it begins', () => {
    const { goalPath } = layOutBars({
      bars: [...BARS, { at: 5 * DAY, value: 10, goal: 80, label: 'Nov 6' }],
      ...RANGE,
      width: 320,
      height: 180,
    })
    expect(goalPath.match(/[MHL]/g)).toEqual(['M', 'H', 'L', 'H'])
  })
})
