import { describe, expect, it } from '@jest/globals'
import { dayInSentence, dayInWords } from '@gb/domain'
import { weighIn } from '../testing/weigh-in'
import { chartOf, type ChartInput } from './chart'

const DATES = { day: dayInWords, inSentence: dayInSentence }
const BODY = { heightInches: 65, surgeryDate: '2026-10-01', surgeryDayWeightLbs: 280, isPregnant: false }
const chart = (entries: ChartInput['entries']) =>
  chartOf({
    entries,
    body: BODY,
    goalLbs: 160,
    period: 'all',
    unit: 'lbs',
    today: '2026-11-20',
    dates: DATES,
  })

describe(chartOf.name, () => {
  it('looks at the first weights from close by, without a goal or a band far off', () => {
    const { band, hasGoal, points } = chart([weighIn('2026-11-18', 250), weighIn('2026-11-20', 249)])
    expect(points).toHaveLength(2)
    expect(band).toEqual([])
    expect(hasGoal).toBe(false)
  })

  it('shows the whole way once there are some weeks of it', () => {
    const { band, hasGoal } = chart([weighIn('2026-10-20', 262), weighIn('2026-11-20', 249)])
    expect(band.length).toBeGreaterThan(1)
    expect(hasGoal).toBe(true)
  })

  it('marks the breaks of the weight in the time that is shown, and none in a pregnancy', () => {
    const days = ['2026-10-22', '2026-10-29', '2026-11-05', '2026-11-12']
    const entries = [
      weighIn('2026-10-01', 280),
      weighIn('2026-10-12', 268),
      ...days.map((day) => weighIn(day, 255)),
    ]
    expect(chart(entries).plateaus).toMatchObject([{ fromLabel: 'Thu, Oct 22', toLabel: 'Thu, Nov 12' }])
    const input = { entries, goalLbs: 160, unit: 'lbs' as const, dates: DATES, today: '2026-11-20' }
    expect(chartOf({ ...input, body: BODY, period: '30' }).plateaus).toHaveLength(1)
    expect(chartOf({ ...input, body: { ...BODY, isPregnant: true }, period: 'all' }).plateaus).toEqual([])
    expect(chartOf({ ...input, body: null, period: 'all' }).plateaus).toEqual([])
  })

  it('calls no level weight a plateau while the person is too light', () => {
    const days = ['2026-10-22', '2026-10-29', '2026-11-05', '2026-11-12']
    const light = [
      weighIn('2026-10-01', 120),
      weighIn('2026-10-12', 112),
      ...days.map((day) => weighIn(day, 108)),
    ]
    const input = {
      entries: light.toReversed(),
      goalLbs: null,
      period: 'all' as const,
      unit: 'lbs' as const,
      dates: DATES,
    }
    expect(chartOf({ ...input, body: BODY, today: '2026-11-20' }).plateaus).toEqual([])
  })

  it.each([
    ['low and falling, to a goal that is not too light', [130, 121, 117, 113], 115, false, false],
    ['under what is healthy, and level', [109, 109, 109, 109], 115, false, false],
    // Of so low a start nothing is expected, so that there is no band either.
    ['low and level', [113, 113, 113, 113], 115, true, false],
    ['falling, and not light', [170, 160, 150, 140], 130, true, true],
  ] as const)('draws no way down to who is to be seen soon: %s', (_, weights, goalLbs, isDrawn, hasBand) => {
    const days = ['2026-10-05', '2026-10-20', '2026-11-05', '2026-11-19']
    const entries = days.map((day, index) => weighIn(day, weights[index] ?? 0)).toReversed()
    for (const period of ['all', '180', '30'] as const) {
      const { band, hasGoal } = chartOf({
        entries,
        goalLbs,
        period,
        today: '2026-11-20',
        unit: 'lbs',
        dates: DATES,
        body: { ...BODY, surgeryDayWeightLbs: weights[0] },
      })
      expect(hasGoal).toBe(isDrawn)
      expect(band.length > 1).toBe(hasBand && period !== '30')
    }
  })

  it('shows a goal that is near from the first weights on', () => {
    expect(chart([weighIn('2026-11-18', 165), weighIn('2026-11-20', 163)]).hasGoal).toBe(true)
  })
})
