import { describe, expect, it } from '@jest/globals'
import { CHECK_IN_ANSWER_HOURS, checkInState, isCheckInOverdue } from './check-in.js'

const sentAt = new Date('2026-11-20T08:00:00.000Z')
const later = (hours: number, ms = 0) => new Date(sentAt.getTime() + hours * 3_600_000 + ms)
const waiting = { sentAt, seenAt: null, answeredAt: null }

describe(checkInState.name, () => {
  it.each([
    ['sent', waiting],
    ['seen', { ...waiting, seenAt: later(1) }],
    ['answered', { ...waiting, seenAt: later(1), answeredAt: later(2) }],
  ])('is %s', (state, times) => {
    expect(checkInState(times)).toBe(state)
  })
})

describe(isCheckInOverdue.name, () => {
  it('begins after three days', () => {
    expect(isCheckInOverdue(waiting, later(CHECK_IN_ANSWER_HOURS))).toBe(false)
    expect(isCheckInOverdue(waiting, later(CHECK_IN_ANSWER_HOURS, 1))).toBe(true)
  })

  it('goes on when a message was only seen, and ends with the answer', () => {
    const seen = { ...waiting, seenAt: later(1) }
    expect(isCheckInOverdue(seen, later(100))).toBe(true)
    expect(isCheckInOverdue({ ...seen, answeredAt: later(90) }, later(100))).toBe(false)
  })
})
