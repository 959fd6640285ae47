import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { isLosingTooFast } from './fast-loss.js'

const SURGERY = '2026-01-10'
const on = (dayNumber: number, weightLbs: number) => ({ day: addDays(SURGERY, dayNumber), weightLbs })
const tooFast = (...weighIns: [number, number][]) =>
  isLosingTooFast(
    weighIns.map(([day, lbs]) => on(day, lbs)),
    SURGERY,
  )

describe(isLosingTooFast.name, () => {
  it('judges 2.5 % a week after day 42, whatever lies between the weigh-ins', () => {
    expect(tooFast([50, 220], [57, 214.4])).toBe(true)
    expect(tooFast([50, 220], [57, 214.6])).toBe(false)
    expect(tooFast([60, 200], [70, 192.7])).toBe(true)
    expect(tooFast([60, 200], [70, 193])).toBe(false)
    expect(tooFast([60, 200], [88, 179.9])).toBe(true)
    // Nothing within 28 days: the weight before that is compared by its own days.
    expect(tooFast([60, 200], [95, 174])).toBe(true)
    expect(tooFast([60, 200], [95, 176])).toBe(false)
    // Three days are no week, but what went in them is gone.
    expect(tooFast([60, 200], [63, 194])).toBe(true)
    expect(tooFast([60, 200], [61, 190])).toBe(false)
    expect(tooFast([60, 200], [130, 150])).toBe(false)
  })

  it('allows 6 % in 7 days and 9 % in 14 from day 7 to 42', () => {
    expect(tooFast([0, 260], [6, 240])).toBe(false)
    expect(tooFast([0, 260], [7, 244.3])).toBe(true)
    expect(tooFast([0, 260], [7, 244.5])).toBe(false)
    expect(tooFast([0, 260], [14, 236.5])).toBe(true)
    expect(tooFast([0, 260], [14, 236.7])).toBe(false)
    expect(tooFast([0, 260], [28, 225])).toBe(false)
    expect(tooFast([10, 250], [40, 200])).toBe(true)
  })

  it('compares with a weight of months ago where none is nearer', () => {
    expect(tooFast([60, 220], [121, 165])).toBe(true)
    expect(tooFast([60, 220], [121, 175])).toBe(false)
    expect(tooFast([60, 300], [160, 200])).toBe(false)
  })

  it('counts from what was told for the day of the surgery, and from the last weight before it', () => {
    const told = (toldLbs: number | null, ...weighIns: [number, number][]) =>
      isLosingTooFast(
        weighIns.map(([day, lbs]) => on(day, lbs)),
        SURGERY,
        toldLbs,
      )
    expect(told(null, [10, 222])).toBe(false)
    expect(told(250, [10, 222])).toBe(true)
    expect(told(250, [10, 235])).toBe(false)
    // What the person told goes before a weight of the days before, and a slip of it speaks for nothing.
    expect(told(240, [-3, 250], [12, 222])).toBe(false)
    expect(told(430, [10, 222])).toBe(false)
    expect(told(null, [-3, 250], [12, 220])).toBe(true)
    expect(told(null, [-3, 250], [12, 232])).toBe(false)
    expect(told(null, [-9, 270], [-1, 250], [12, 236])).toBe(false)
    expect(told(null, [-8, 270], [12, 220])).toBe(false)
  })

  it('takes exactly the allowed share for allowed, whatever the weight', () => {
    for (let tenths = 1200; tenths <= 4000; tenths += 40) {
      const lbs = tenths / 10
      const lost = Math.round(tenths * 0.025) / 10
      if (lost / lbs > 0.025 + 1e-12) continue
      expect([lbs, tooFast([60, lbs], [67, Math.round(10 * (lbs - lost)) / 10])]).toEqual([lbs, false])
    }
  })

  it('is silent before the surgery, and about weights of long before it', () => {
    expect(isLosingTooFast([on(-14, 280), on(-1, 250)], SURGERY)).toBe(false)
    expect(tooFast([-20, 300], [10, 270])).toBe(false)
  })

  it('never calls a gain, or 2 lb a week of 180 lb and more, too fast', () => {
    const course = fc.record({
      start: fc.integer({ min: 180, max: 400 }),
      gaps: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
    })
    fc.assert(
      fc.property(course, ({ start, gaps }) => {
        let day = 50
        const weighIns = [on(day, start + 100)]
        for (const gap of gaps) {
          day += gap
          weighIns.push(on(day, start + 100 - Math.min(100, ((day - 50) * 2) / 7)))
        }
        expect(isLosingTooFast(weighIns, SURGERY)).toBe(false)
      }),
    )
  })
})
