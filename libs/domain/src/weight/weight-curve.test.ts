import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, daysBetween } from '../days/days.js'
import { lossStart, surgeryDayLbs, totalLossPercent, weightBaseline } from './baseline.js'
import { expectedWeights } from './expected.js'
import { smoothedWeights } from './smooth.js'

const SURGERY = '2026-01-10'
const initial = (day: string, weightLbs: number, isInitial = false) => ({ day, weightLbs, isInitial })

describe(weightBaseline.name, () => {
  it('is the last weight on or before the surgery', () => {
    const weighIns = [
      initial('2025-12-20', 260, true),
      initial('2026-01-09', 251),
      initial('2026-01-20', 240),
    ]
    expect(weightBaseline(weighIns, SURGERY)).toEqual({ day: '2026-01-09', weightLbs: 251 })
    expect(weightBaseline([...weighIns, initial(SURGERY, 250)], SURGERY)).toMatchObject({ weightLbs: 250 })
  })

  it('is the initial entry when the last weight before the surgery is more than 30 days older', () => {
    const weighIns = [initial('2025-12-10', 255), initial('2026-02-01', 236, true)]
    expect(weightBaseline(weighIns, SURGERY)).toMatchObject({ weightLbs: 236 })
    expect(weightBaseline([initial('2025-12-11', 255), ...weighIns], SURGERY)).toMatchObject({
      weightLbs: 255,
    })
    expect(weightBaseline(weighIns, null)).toMatchObject({ weightLbs: 236 })
  })

  it('is what was told of the day of the surgery, also where somebody came to the product months later', () => {
    const late = [initial('2026-06-01', 205, true)]
    const told = (today: string) => surgeryDayLbs({ surgeryDate: SURGERY, surgeryDayWeightLbs: 262 }, today)
    expect(weightBaseline(late, SURGERY, told('2026-06-02'))).toEqual({ day: SURGERY, weightLbs: 262 })
    expect(weightBaseline(late, SURGERY, told('2026-01-09'))).toMatchObject({ weightLbs: 205 })
    expect(surgeryDayLbs({ surgeryDate: null, surgeryDayWeightLbs: 262 }, SURGERY)).toBeNull()
    expect(weightBaseline([], SURGERY, 262)).toEqual({ day: SURGERY, weightLbs: 262 })
  })

  it('says what a loss is counted from', () => {
    const first = { day: '2026-06-01', weightLbs: 205 }
    const surgery = { surgeryDate: SURGERY, surgeryDayWeightLbs: 262 }
    expect(lossStart(first, surgery, '2026-06-02')).toEqual({
      kind: 'surgery_day',
      day: SURGERY,
      weightLbs: 262,
    })
    expect(lossStart(first, { surgeryDate: SURGERY }, '2026-06-02')).toEqual({
      kind: 'first_weight',
      ...first,
    })
  })

  it('is the oldest entry until the initial one has arrived, and nothing before the first', () => {
    expect(weightBaseline([initial('2026-03-01', 220), initial('2026-02-01', 230)], null)).toMatchObject({
      weightLbs: 230,
    })
    expect(weightBaseline([], SURGERY)).toBeNull()
  })
})

const HEIGHT = 65
/** BMI 44, as the table of health-rules 4.2. */
const START_LBS = (44 * (HEIGHT * 0.0254) ** 2) / 0.45359237
const bandOf = (baseline: { day: string; weightLbs: number }) =>
  expectedWeights({ baseline, heightInches: HEIGHT, surgeryDate: SURGERY })
const at = (band: ReturnType<typeof bandOf>, month: number) => {
  const away = ({ day }: { day: string }) => Math.abs(daysBetween(SURGERY, day) - month * 30.4375)
  const nearest = [...band].sort((a, b) => away(a) - away(b))[0]
  if (nearest === undefined) throw new Error('an empty band')
  return [nearest.middleLbs, nearest.highLbs, nearest.lowLbs].map((lbs) => totalLossPercent(START_LBS, lbs))
}

describe(expectedWeights.name, () => {
  const band = bandOf({ day: '2026-01-05', weightLbs: START_LBS })

  // health-rules 4.2: "month 3 17 (10-24)" and so on; a value stands every two weeks, so within two points.
  it.each([
    [3, 17, 10, 24],
    [4, 20, 12, 28],
    [6, 24, 15, 34],
    [9, 27, 16, 38],
    [12, 28, 17, 40],
    [18, 29, 18, 41],
    [24, 29, 18, 41],
  ])('is in month %d about %d %% (%d to %d) for a BMI of 44', (month, middle, least, most) => {
    const [m = 0, l = 0, h = 0] = at(band, month)
    expect(Math.abs(m - middle)).toBeLessThan(2.5)
    expect(Math.abs(l - least)).toBeLessThan(2.5)
    expect(Math.abs(h - most)).toBeLessThan(2.5)
  })

  it('starts at the surgery and ends at month 24, and only widens', () => {
    expect(band[0]).toMatchObject({ day: SURGERY, lowLbs: START_LBS, highLbs: START_LBS })
    expect(band.at(-1)?.day).toBe(addDays(SURGERY, 731))
    const widths = band.map(({ lowLbs, highLbs }) => highLbs - lowLbs)
    for (const [i, width] of widths.entries()) expect(width).toBeGreaterThanOrEqual((widths[i - 1] ?? 0) - 2)
  })

  it('starts at a first weigh-in after the surgery, with the loss that is still to come', () => {
    const late = bandOf({ day: '2026-07-10', weightLbs: 210 })
    expect(late[0]).toEqual({ day: '2026-07-10', lowLbs: 210, middleLbs: 210, highLbs: 210 })
    // Six months in, most of the loss lies behind: about 6 % of the start is left of it.
    expect(late.at(-1)?.middleLbs).toBeGreaterThan(190)
    expect(late.at(-1)?.highLbs).toBeLessThan(222)
  })

  it('says nothing without a surgery date, from month 18 on, and below a BMI of 25', () => {
    expect(
      expectedWeights({ baseline: { day: SURGERY, weightLbs: 250 }, heightInches: 65, surgeryDate: null }),
    ).toEqual([])
    expect(bandOf({ day: '2027-08-01', weightLbs: 200 })).toEqual([])
    expect(bandOf({ day: SURGERY, weightLbs: 120 })).toEqual([])
  })
})

describe(smoothedWeights.name, () => {
  it('runs through a steady loss without lag, whatever the gaps', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 40 }),
        fc.double({ min: -0.6, max: 0.3, noNaN: true }),
        (days, perDay) => {
          const weighIns = days.map((n) => ({ day: addDays(SURGERY, n), weightLbs: 240 + perDay * n }))
          for (const { day, weightLbs } of smoothedWeights(weighIns))
            expect(weightLbs).toBeCloseTo(240 + perDay * daysBetween(SURGERY, day), 4)
        },
      ),
    )
  })

  it('is calmer than the scale', () => {
    const weighIns = Array.from({ length: 60 }, (_, n) => ({
      day: addDays(SURGERY, n),
      weightLbs: 220 + (n % 2 === 0 ? 2 : -2),
    }))
    for (const { weightLbs } of smoothedWeights(weighIns).slice(7, -7))
      expect(Math.abs(weightLbs - 220)).toBeLessThan(0.3)
  })

  it('counts two weigh-ins of one day once', () => {
    expect(
      smoothedWeights([
        { day: SURGERY, weightLbs: 220 },
        { day: SURGERY, weightLbs: 222 },
      ]),
    ).toEqual([{ day: SURGERY, weightLbs: 221 }])
    expect(smoothedWeights([])).toEqual([])
  })
})
