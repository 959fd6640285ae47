import { describe, expect, it } from '@jest/globals'
import { reminderTimes } from './reminder-times'

const slot = (time_taken: 'morning' | 'afternoon' | 'evening', suggested_time: string) => ({
  time_taken,
  suggested_time,
  label: time_taken,
  items: [],
})

describe(reminderTimes.name, () => {
  it('takes the first time of each part of the day and none where nothing is taken', () => {
    const slots = [slot('morning', '08:00'), slot('afternoon', '12:00'), slot('afternoon', '15:00')]
    expect(reminderTimes(slots)).toEqual({ on: true, morning: '08:00', afternoon: '12:00', evening: null })
  })
})
