import { describe, expect, it } from '@jest/globals'
import { reminderTimes } from './reminder-times'

const QUIET = { from: '21:00', to: '08:00' }

const slot = (time_taken: 'morning' | 'afternoon' | 'evening', suggested_time: string) => ({
  time_taken,
  suggested_time,
  label: time_taken,
  items: [],
})

describe(reminderTimes.name, () => {
  it('takes the first time of each part of the day and none where nothing is taken', () => {
    const slots = [slot('morning', '08:00'), slot('afternoon', '12:00'), slot('afternoon', '15:00')]
    expect(reminderTimes(slots, QUIET)).toEqual({
      on: true,
      morning: '08:00',
      afternoon: '12:00',
      evening: null,
    })
  })

  it('moves a time out of the quiet hours when that is not far', () => {
    expect(reminderTimes([slot('evening', '21:30')], QUIET).evening).toBe('20:30')
    expect(reminderTimes([slot('morning', '07:30')], QUIET).morning).toBe('08:00')
  })

  it('leaves a time out that would move too far', () => {
    expect(reminderTimes([slot('morning', '06:30')], QUIET).morning).toBeNull()
  })

  it('keeps every time when there are no quiet hours', () => {
    expect(reminderTimes([slot('evening', '21:30')], { from: '00:00', to: '00:00' }).evening).toBe('21:30')
  })
})
