import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { asksHowLong, calmMinutes } from './pace.js'

const SURGERY = '2026-11-01'
const onDay = (n: number, oz: number) => asksHowLong(oz, SURGERY, addDays(SURGERY, n))

describe(asksHowLong.name, () => {
  it('asks about more than 8 oz from day 0 to day 27', () => {
    expect([onDay(0, 8.1), onDay(27, 8.1)]).toEqual([true, true])
  })

  it('does not ask about 8 oz, before surgery, from day 28 on, or without a date', () => {
    expect([onDay(0, 8), onDay(-1, 16), onDay(28, 16), asksHowLong(16, null, SURGERY)]).toEqual(
      Array(4).fill(false),
    )
  })
})

describe(calmMinutes.name, () => {
  it('counts 15 minutes for every 2 oz begun', () => {
    expect([calmMinutes(12), calmMinutes(8.1), calmMinutes(16)]).toEqual([90, 75, 120])
  })
})
