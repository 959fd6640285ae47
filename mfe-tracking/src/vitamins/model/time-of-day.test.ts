import { describe, expect, it } from '@jest/globals'
import { timeOfDayAt } from './time-of-day'

describe(timeOfDayAt.name, () => {
  it('goes by the clock of the device', () => {
    const at = (hour: number) => timeOfDayAt(new Date(2026, 10, 20, hour))
    expect([4, 5, 11, 12, 16, 17, 23].map(at)).toEqual([
      'evening',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
    ])
  })
})
