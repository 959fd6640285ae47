import { describe, expect, it } from '@jest/globals'
import { reminderPlan } from './reminder-times'

const QUIET = { from: '21:00', to: '08:00' }
const NEVER = { from: '00:00', to: '00:00' }

const slot = (time_taken: 'morning' | 'afternoon' | 'evening', suggested_time: string, name = 'Calcium') => ({
  time_taken,
  suggested_time,
  label: time_taken,
  items: [
    {
      name,
      vitamin_name: 'Other' as const,
      dose: '1',
      dose_from_mg: 1,
      dose_to_mg: 1,
      how: 'With water.',
      source: 'ASMBS',
      review_date: '2026-11-20',
    },
  ],
})

describe(reminderPlan.name, () => {
  it('takes the first time of each part of the day, and names what finds no place', () => {
    const slots = [slot('morning', '08:00'), slot('afternoon', '12:00'), slot('afternoon', '16:00', 'Iron')]
    expect(reminderPlan(slots, QUIET)).toEqual({
      vitamins: { on: true, morning: '08:00', afternoon: '12:00', evening: null },
      moved: [],
      leftOut: [{ time: '16:00', names: ['Iron'], why: 'one_each' }],
    })
  })

  it('moves a time out of the quiet hours when that is not far, and says so', () => {
    const plan = reminderPlan([slot('morning', '07:30'), slot('evening', '21:30')], QUIET)
    expect(plan.vitamins).toMatchObject({ morning: '08:00', evening: '20:30' })
    expect(plan.moved).toEqual([
      { from: '07:30', to: '08:00' },
      { from: '21:30', to: '20:30' },
    ])
    expect(plan.leftOut).toEqual([])
  })

  it('names a time that would move too far, and gives its place to the next one', () => {
    const plan = reminderPlan([slot('morning', '06:30', 'Levothyroxine'), slot('morning', '09:00')], QUIET)
    expect(plan.vitamins.morning).toBe('09:00')
    expect(plan.leftOut).toEqual([{ time: '06:30', names: ['Levothyroxine'], why: 'quiet' }])
  })

  it('switches nothing on where no time has a place', () => {
    const plan = reminderPlan([slot('morning', '06:30')], QUIET)
    expect(plan.vitamins).toEqual({ on: false, morning: null, afternoon: null, evening: null })
  })

  it('keeps every time when there are no quiet hours', () => {
    expect(reminderPlan([slot('evening', '21:30')], NEVER).vitamins.evening).toBe('21:30')
  })

  it('sets, moves or names every time there is', () => {
    const slots = [
      slot('morning', '06:30'),
      slot('afternoon', '12:00'),
      slot('afternoon', '16:00'),
      slot('evening', '19:00'),
      slot('evening', '22:00'),
    ]
    for (const quiet of [QUIET, NEVER, { from: '18:00', to: '12:30' }, { from: '22:00', to: '06:00' }]) {
      const { vitamins, leftOut } = reminderPlan(slots, quiet)
      const set = [vitamins.morning, vitamins.afternoon, vitamins.evening].filter((time) => time !== null)
      expect(set.length + leftOut.length).toBe(slots.length)
    }
  })
})
