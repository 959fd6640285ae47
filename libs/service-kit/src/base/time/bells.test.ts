import { describe, expect, it, jest } from '@jest/globals'
import { Bells } from './bells.js'

describe(Bells.name, () => {
  it('is heard by everybody who listens for it, and by nobody else', () => {
    const bells = new Bells()
    const [one, two, other] = [jest.fn(), jest.fn(), jest.fn()]
    bells.on('audit_row', one)
    bells.on('audit_row', two)
    bells.on('billing_notice', other)
    bells.ring('audit_row')
    bells.ring('reminder_instant')
    expect([one, two, other].map((heard) => heard.mock.calls.length)).toEqual([1, 1, 0])
  })
})
