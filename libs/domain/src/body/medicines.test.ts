import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { MEDICINE_MOMENTS, medicineMoment } from './medicine-moment.js'
import { MEDICINE_GROUPS, medicinesAt } from './medicines.js'

const SURGERY = '2026-12-01'
const on = (dayNumber: number, weights: Parameters<typeof medicineMoment>[2] = null) =>
  medicineMoment(SURGERY, addDays(SURGERY, dayNumber), weights)

describe(medicineMoment.name, () => {
  it('is the two weeks before surgery, and not earlier', () => {
    expect([-15, -14, -1, 0, 1].map((day) => on(day))).toEqual([
      null,
      'before_surgery',
      'before_surgery',
      null,
      null,
    ])
    expect(medicineMoment(null, SURGERY, null)).toBeNull()
  })

  it('is a tenth of the weight lost, whenever that is', () => {
    expect(on(30, { startLbs: 250, currentLbs: 225.1 })).toBeNull()
    expect(on(30, { startLbs: 250, currentLbs: 225 })).toBe('tenth_lost')
    expect(on(400, { startLbs: 250, currentLbs: 170 })).toBe('tenth_lost')
    expect(medicineMoment(null, SURGERY, { startLbs: 250, currentLbs: 220 })).toBe('tenth_lost')
    // 25.1 of 251 is a tenth, though the numbers of a computer make a hair less of it.
    for (const startLbs of [201, 231, 251, 263, 307])
      expect(on(60, { startLbs, currentLbs: Math.round(9 * startLbs) / 10 })).toBe('tenth_lost')
    expect(on(-3, { startLbs: 250, currentLbs: 220 })).toBe('before_surgery')
  })
})

describe('the groups of medicines', () => {
  it('never name a dose, and never tell anybody to leave one out', () => {
    for (const { medicines, why } of MEDICINE_GROUPS)
      expect(`${medicines} ${why}`).not.toMatch(/\bstop|\bskip|\bdo not take|\d+ ?(mg|mcg|units?)\b/i)
  })

  it.each(MEDICINE_MOMENTS)('%s asks about sugar, pressure, blood levels and slow release', (moment) => {
    const ids = medicinesAt(moment).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['sugar', 'sglt2', 'pressure', 'levels', 'slow_release']))
  })
})
