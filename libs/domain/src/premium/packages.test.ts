import { describe, expect, it } from '@jest/globals'
import { inForceAt } from './packages.js'

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour))

describe(inForceAt.name, () => {
  const [first, second] = [
    { startsAt: at(10), price: 1 },
    { startsAt: at(12), price: 2 },
  ]

  it.each([
    [9, null],
    [10, first],
    [11, first],
    [12, second],
    [20, second],
  ])('at %d o’clock is the last that has begun, in whatever order they were set', (hour, expected) => {
    expect(inForceAt([first, second], at(hour))).toBe(expected)
    expect(inForceAt([second, first], at(hour))).toBe(expected)
  })

  it('is none where nothing was set', () => {
    expect(inForceAt([], at(10))).toBeNull()
  })
})
