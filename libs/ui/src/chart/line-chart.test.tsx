import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { LineChart } from './line-chart'
import { layOut } from './line-layout'
import { niceTicks } from './scale'
import { smoothPath } from './smooth-path'

afterEach(cleanup)

const POINTS = [
  { at: 2, value: 210.5, label: 'Nov 8' },
  { at: 1, value: 214, label: 'Nov 1' },
]

const chart = (
  <LineChart
    points={POINTS}
    unit="lbs"
    summary="Weight since Nov 1"
    columns={{ label: 'Day', value: 'Weight' }}
  />
)

describe(LineChart.name, () => {
  it('says its numbers in a table, oldest first', () => {
    render(chart)
    expect(screen.getByRole('img', { name: 'Weight since Nov 1' })).not.toBeNull()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayWeight',
      'Nov 1214 lbs',
      'Nov 8210.5 lbs',
    ])
  })

  it('leads from point to point by the arrows, and says each', () => {
    render(chart)
    const slider = screen.getByRole('slider', { name: 'Weight since Nov 1' })
    const said = (key: string) => {
      fireEvent.keyDown(slider, { key })
      return slider.getAttribute('aria-valuetext')
    }
    fireEvent.focus(slider)
    expect(slider.getAttribute('aria-valuetext')).toBe('Nov 8: 210.5 lbs')
    expect(['ArrowLeft', 'ArrowLeft', 'End', 'Home', 'ArrowRight', 'ArrowRight', 'Escape'].map(said)).toEqual(
      [
        'Nov 1: 214 lbs',
        'Nov 1: 214 lbs',
        'Nov 8: 210.5 lbs',
        'Nov 1: 214 lbs',
        'Nov 8: 210.5 lbs',
        'Nov 8: 210.5 lbs',
        null,
      ],
    )
  })

  it('keeps what a finger found, and lets go of what a mouse left', () => {
    const { container } = render(chart)
    const slider = screen.getByRole('slider')
    const tip = () => container.querySelector('.tip')?.textContent
    fireEvent.pointerDown(slider, { clientX: 300, pointerType: 'touch' })
    fireEvent.pointerLeave(slider, { pointerType: 'touch' })
    expect(tip()).toBe('210.5 lbsNov 8')
    fireEvent.pointerMove(slider, { clientX: 20, pointerType: 'mouse' })
    expect(tip()).toBe('214 lbsNov 1')
    fireEvent.pointerLeave(slider, { pointerType: 'mouse' })
    expect(tip()).toBeUndefined()
  })

  it('draws nothing without data', () => {
    const { container } = render(
      <LineChart points={[]} unit="lbs" summary="" columns={{ label: '', value: '' }} />,
    )
    expect(container.innerHTML).toBe('')
  })
})

describe('a band without a point', () => {
  const band = [
    { at: 1, low: 200, high: 215, middle: 208 },
    { at: 3, low: 190, high: 210, middle: 200 },
  ]

  it('is drawn alone, with the days on which it begins and ends', () => {
    render(
      <LineChart
        points={[]}
        band={band}
        bandStart="Today"
        bandEnd="Mar 2027"
        unit="lbs"
        summary="Where weights may be"
        columns={{ label: 'Day', value: 'Weight' }}
      />,
    )
    const picture = screen.getByRole('img', { name: 'Where weights may be' })
    expect(picture.querySelector('.band')?.getAttribute('d')).toMatch(/^M[\d. ]+C.*Z$/)
    expect(picture.textContent).toContain('TodayMar 2027')
    expect(picture.innerHTML).not.toMatch(/NaN|Infinity/)
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe(layOut.name, () => {
  it('keeps the goal inside the picture', () => {
    const goal = { value: 160, label: 'Goal 160 lbs' }
    const drawn = layOut({ points: POINTS, goal, width: 320, height: 200 })
    expect(drawn.goal?.y).toBeGreaterThan(0)
    expect(drawn.goal?.y).toBeLessThan(200)
  })

  it.each([160, 210, 212, 214, 230])(
    'keeps the words of a line at %d above all that is drawn, however dense',
    (value) => {
      const dense = Array.from({ length: 90 }, (_, at) => ({ at, value: 205 + ((at * 7) % 10), label: '' }))
      const drawn = layOut({ points: dense, goal: { value, label: 'Goal' }, width: 280, height: 180 })
      const highest = Math.min(drawn.goal?.y ?? 0, ...drawn.dots.map(({ y }) => y))
      const DOT_AND_LETTERS = 7 + 8
      const HALF_A_LETTER = 8
      expect(drawn.goal?.key.y).toBeGreaterThanOrEqual(HALF_A_LETTER)
      expect(highest - (drawn.goal?.key.y ?? 0)).toBeGreaterThan(DOT_AND_LETTERS)
      expect(drawn.dots[0]?.y).toBeLessThanOrEqual(drawn.bottom)
    },
  )

  it.each([
    [[219.6, 221.4], 4.5],
    [[0.2, 0.9], 1.5],
    [[1400, 2100], 4],
    [[150, 300], 3],
  ])('has room at the left for the numbers of %j, also in large text', (values, digits) => {
    const points = values.map((value, at) => ({ at, value, label: '' }))
    const WIDEST_DIGIT = 8.9
    const { left } = layOut({ points, width: 280, height: 180 })
    expect(left - 8).toBeGreaterThanOrEqual(digits * WIDEST_DIGIT)
    expect(left).toBeLessThan(60)
  })

  it('has the numbers at the left that a rating always has', () => {
    const { ticks, dots } = layOut({
      points: [
        { at: 1, value: 5, label: 'a' },
        { at: 2, value: 6, label: 'b' },
      ],
      scale: [1, 4, 7, 10],
      width: 320,
      height: 200,
    })
    expect(ticks.map(({ value }) => value)).toEqual([1, 4, 7, 10])
    expect(dots[0]?.y).toBeGreaterThan(80)
    expect(dots[1]?.y).toBeLessThan(120)
  })

  it('marks a time as far as it is drawn', () => {
    const spans = [
      { from: -5, to: 1.5 },
      { from: 5, to: 9 },
    ]
    const drawn = layOut({ points: POINTS, spans, width: 320, height: 200 }).spans
    expect(drawn).toHaveLength(1)
    expect(drawn[0]?.x).toBe(38)
    expect(drawn[0]?.width).toBeGreaterThan(100)
  })

  it('puts a single point in the middle', () => {
    const { dots, left, right } = layOut({ points: POINTS.slice(0, 1), width: 320, height: 200 })
    expect(dots[0]?.x).toBeCloseTo((left + right) / 2)
  })
})

describe('a line of its own', () => {
  it('is drawn instead of the way from dot to dot, and stays inside the picture', () => {
    const line = [
      { at: 1, value: 250 },
      { at: 2, value: 249 },
    ]
    const own = layOut({ points: POINTS, line, width: 320, height: 200 })
    expect(own.linePath).not.toBe(layOut({ points: POINTS, width: 320, height: 200 }).linePath)
    expect(own.ticks.at(-1)?.value).toBeGreaterThanOrEqual(250)
  })
})

describe(niceTicks.name, () => {
  it('covers the range in round steps', () => {
    expect(niceTicks({ low: 200, high: 214.2 })).toEqual([200, 205, 210, 215])
    expect(niceTicks({ low: 0.1, high: 0.9 })).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect(niceTicks({ low: 158, high: 262 })).toEqual([150, 175, 200, 225, 250, 275])
    expect(niceTicks({ low: 0, high: 110 })).toEqual([0, 25, 50, 75, 100, 125])
  })
})

describe(smoothPath.name, () => {
  it('stays flat between two equal points', () => {
    const path = smoothPath([
      { x: 0, y: 10 },
      { x: 30, y: 0 },
      { x: 60, y: 0 },
      { x: 90, y: 10 },
    ])
    expect(path).toBe('M0 10C10 6.7 20 0 30 0C40 0 50 0 60 0C70 0 80 6.7 90 10')
  })
})

describe('a band that ends well beyond the last point', () => {
  const band = [
    { at: 2, low: 200, high: 215, middle: 208 },
    { at: 3, low: 190, high: 210, middle: 200 },
  ]

  it('names the day on which it ends, and draws its middle', () => {
    const far = layOut({ points: POINTS, band, bandEnd: 'Mar 2027', width: 320, height: 200 })
    expect(far.labels.map(({ text }) => text)).toEqual(['Nov 1', 'Nov 8', 'Mar 2027'])
    expect(far.expectedPath).not.toBe('')
  })
})
