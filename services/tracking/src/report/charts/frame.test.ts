import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ENGLISH } from '../speech.js'
import { axes, type Frame, roundEdges, xOf, yOf } from './frame.js'

const { shortDay } = ENGLISH
const FRAME: Frame = {
  width: 511,
  height: 200,
  shortDay,
  from: '2026-11-01',
  to: '2026-11-30',
  min: 180,
  max: 220,
}

describe('a frame', () => {
  it('holds every day and value of it inside its margins, days from left to right, more above less', () => {
    const days = fc.integer({ min: 1, max: 30 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
    const values = fc.double({ min: FRAME.min, max: FRAME.max, noNaN: true })
    fc.assert(
      fc.property(days, days, values, values, (one, other, low, high) => {
        for (const x of [xOf(FRAME, one, 0), xOf(FRAME, one, 1)]) {
          expect(x).toBeGreaterThanOrEqual(34)
          expect(x).toBeLessThanOrEqual(501.001)
        }
        expect(Math.sign(xOf(FRAME, one) - xOf(FRAME, other))).toBe(Math.sign(one.localeCompare(other)))
        if (high > low) expect(yOf(FRAME, high)).toBeLessThanOrEqual(yOf(FRAME, low))
      }),
    )
  })

  it('has round edges around all values, a single one too', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { minLength: 1 }), (values) => {
        const { min, max } = roundEdges(values)
        for (const value of values) expect(value >= min && value <= max).toBe(true)
        expect(max).toBeGreaterThan(min)
      }),
    )
    expect(roundEdges([193, 243.6])).toEqual({ min: 180, max: 260 })
  })

  it.each([
    [58, 80, [0, 50]],
    [58, 100, [0, 50, 100]],
    [80, 10, [0, 5, 10]],
    [200, 100, [0, 20, 40, 60, 80, 100]],
  ])('writes no number onto the next one: %i high, to %i', (height, max, numbers) => {
    const drawn = axes({ ...FRAME, height, min: 0, max })
    expect([...drawn.matchAll(/>(\d+)</g)].map(([, number]) => Number(number))).toEqual(numbers)
  })

  it('names days without crowding them, in short', () => {
    const labels = [...axes(FRAME).matchAll(/>([A-Z][a-z]{2} \d+)</g)].map(([, label]) => label)
    expect(labels).toEqual(['Nov 1', 'Nov 5', 'Nov 9', 'Nov 13', 'Nov 17', 'Nov 21', 'Nov 25', 'Nov 29'])
  })
})
