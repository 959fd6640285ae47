import { describe, expect, it } from '@jest/globals'
import { chartOf, type ChartInput } from './chart'

const entry = (day: string, weightLbs: number) => ({
  entryId: day,
  weightLbs,
  notes: '',
  day,
  recordedAt: `${day}T12:00:00.000Z`,
  isInitial: false,
  hints: [],
  isConfirmed: false,
})
const BODY = { heightInches: 65, surgeryDate: '2026-10-01', surgeryDayWeightLbs: 280, isPregnant: false }
const chart = (entries: ChartInput['entries']) =>
  chartOf({ entries, body: BODY, goalLbs: 160, period: 'all', unit: 'lbs', today: '2026-11-20' })

describe(chartOf.name, () => {
  it('looks at the first weights from close by, without a goal or a band far off', () => {
    const { band, hasGoal, points } = chart([entry('2026-11-18', 250), entry('2026-11-20', 249)])
    expect(points).toHaveLength(2)
    expect(band).toEqual([])
    expect(hasGoal).toBe(false)
  })

  it('shows the whole way once there are some weeks of it', () => {
    const { band, hasGoal } = chart([entry('2026-10-20', 262), entry('2026-11-20', 249)])
    expect(band.length).toBeGreaterThan(1)
    expect(hasGoal).toBe(true)
  })

  it('marks the breaks of the weight in the time that is shown, and none in a pregnancy', () => {
    const days = ['2026-10-22', '2026-10-29', '2026-11-05', '2026-11-12']
    const entries = [
      entry('2026-10-01', 280),
      entry('2026-10-12', 268),
      ...days.map((day) => entry(day, 255)),
    ]
    expect(chart(entries).plateaus).toMatchObject([{ fromLabel: 'Thu, Oct 22', toLabel: 'Thu, Nov 12' }])
    const input = { entries, goalLbs: 160, unit: 'lbs' as const, today: '2026-11-20' }
    expect(chartOf({ ...input, body: BODY, period: '30' }).plateaus).toHaveLength(1)
    expect(chartOf({ ...input, body: { ...BODY, isPregnant: true }, period: 'all' }).plateaus).toEqual([])
    expect(chartOf({ ...input, body: null, period: 'all' }).plateaus).toEqual([])
  })

  it('calls no level weight a plateau while the person is too light', () => {
    const days = ['2026-10-22', '2026-10-29', '2026-11-05', '2026-11-12']
    const light = [entry('2026-10-01', 120), entry('2026-10-12', 112), ...days.map((day) => entry(day, 108))]
    const input = { entries: light.toReversed(), goalLbs: null, period: 'all' as const, unit: 'lbs' as const }
    expect(chartOf({ ...input, body: BODY, today: '2026-11-20' }).plateaus).toEqual([])
  })

  it('shows a goal that is near from the first weights on', () => {
    expect(chart([entry('2026-11-18', 165), entry('2026-11-20', 163)]).hasGoal).toBe(true)
  })
})
