import { describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { questionsToAsk } from './to-ask'
import type { Vitamin, VitaminValues } from './vitamin'

const DAY = '2026-11-20'
const dose = (vitaminName: VitaminValues['vitaminName'], dosageMg: number): VitaminValues => ({
  vitaminName,
  dosageMg,
  amount: dosageMg,
  unit: 'mg',
  timeTaken: 'morning',
  notes: '',
})
const logged = (values: VitaminValues, daysAgo: number): Vitamin => ({
  ...values,
  isConfirmed: true,
  entryId: String(daysAgo),
  day: addDays(DAY, -daysAgo),
  recordedAt: `${addDays(DAY, -daysAgo)}T12:00:00.000Z`,
  hints: [],
})
const codes = (values: VitaminValues, vitamins: Vitamin[] = []) =>
  questionsToAsk(values, { vitamins, day: DAY, ageYears: 40 }).map(({ code }) => code)

describe(questionsToAsk.name, () => {
  it('asks about a dose that looks like a slip, once', () => {
    const slip = dose('Vitamin B12', 500)
    expect(codes(slip)).toEqual(['slip'])
    expect(codes(slip, [logged(slip, 30)])).toEqual([])
  })

  it('asks about a high dose once, and again when it changes', () => {
    const high = dose('Iron', 66)
    expect(codes(high)).toContain('soft')
    expect(codes(high, [logged(high, 3)])).not.toContain('soft')
    expect(codes(dose('Iron', 70), [logged(high, 3)])).toContain('soft')
  })

  it('asks about a slip that is in the log already, as long as nobody confirmed it', () => {
    const slip = dose('Vitamin D3', 3000)
    expect(codes(slip, [{ ...logged(slip, 3), isConfirmed: false }])).toEqual(['slip'])
  })

  it('lets a weekly dose come every week, and asks when it comes on the next day', () => {
    const weekly = dose('Vitamin D3', 1.25)
    expect(codes(weekly)).toEqual(['weekly'])
    expect(codes(weekly, [logged(weekly, 7)])).toEqual([])
    expect(codes(weekly, [logged(weekly, 1)])).toEqual(['weekly'])
  })

  it('adds up the day of the entry and no other day', () => {
    const half = dose('Iron', 40)
    expect(codes(half, [logged(half, 0)])).toEqual(['day_total'])
    expect(codes(half, [logged(half, 1)])).toEqual([])
  })
})
