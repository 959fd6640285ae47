import { describe, expect, it } from '@jest/globals'
import { encouragementOf, FRESH_SECONDS, freshSecondsOfToday } from './daily-encouragement.js'

const messages = ['a', 'b', 'c'].map((message) => ({ message, author: 'x' }))
const notes = ['n1', 'n2']

describe(encouragementOf.name, () => {
  it('gives a day the same words every time', () => {
    expect(encouragementOf('2026-11-20', messages, notes)).toEqual(
      encouragementOf('2026-11-20', messages, notes),
    )
  })

  it('gives the next day the next words, and the first again after the last', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
    expect(days.map((day) => encouragementOf(day, messages, notes).message.message)).toEqual([
      'a',
      'b',
      'c',
      'a',
    ])
  })

  it('has words for days before the count starts', () => {
    expect(encouragementOf('2025-12-31', messages, notes)).toMatchObject({
      message: { message: 'c' },
      note: 'n2',
    })
  })

  it('refuses a day that does not exist', () => {
    expect(() => encouragementOf('2026-02-30', messages, notes)).toThrow(RangeError)
  })
})

describe(freshSecondsOfToday.name, () => {
  it('lets a copy live for five minutes in the middle of the day', () => {
    expect(freshSecondsOfToday(new Date('2026-11-20T17:00:00Z'), 'America/New_York')).toBe(FRESH_SECONDS)
  })

  it('lets no copy live past local midnight', () => {
    expect(freshSecondsOfToday(new Date('2026-11-21T04:56:00Z'), 'America/New_York')).toBe(0)
    expect(freshSecondsOfToday(new Date('2026-11-21T04:56:00Z'), 'UTC')).toBe(FRESH_SECONDS)
  })
})
