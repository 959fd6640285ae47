import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { bloodTests, bloodTestToAsk } from './blood-tests.js'

const SURGERY = '2026-01-10'
const on = (day: number) => bloodTests(SURGERY, addDays(SURGERY, day))

describe(bloodTests.name, () => {
  it('counts days 91, 182, 365 and 730 from the surgery, three weeks early or late', () => {
    expect(on(0)).toEqual([
      {
        id: 'month-3',
        dayAfterSurgery: 91,
        due: '2026-04-11',
        from: '2026-03-21',
        to: '2026-05-02',
        state: 'ahead',
      },
      {
        id: 'month-6',
        dayAfterSurgery: 182,
        due: '2026-07-11',
        from: '2026-06-20',
        to: '2026-08-01',
        state: 'ahead',
      },
      {
        id: 'month-12',
        dayAfterSurgery: 365,
        due: '2027-01-10',
        from: '2026-12-20',
        to: '2027-01-31',
        state: 'ahead',
      },
      {
        id: 'yearly',
        dayAfterSurgery: 730,
        due: '2028-01-10',
        from: '2027-12-20',
        to: '2028-01-31',
        state: 'ahead',
      },
    ])
  })

  it.each([
    [69, 'ahead'],
    [70, 'now'],
    [91, 'now'],
    [112, 'now'],
    [113, 'past'],
  ])('says on day %s that the test of month 3 is %s', (day, state) => {
    expect(on(day)[0]?.state).toBe(state)
  })

  it.each([
    [-30, 730],
    [751, 730],
    [752, 1095],
    [3650, 3650],
  ])('on day %s names the yearly test of day %s', (day, yearly) => {
    expect(on(day).at(-1)).toMatchObject({ id: 'yearly', dayAfterSurgery: yearly })
  })

  it('never names a yearly test that is over or more than a year away, once the first ones are behind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 752, max: 30_000 }), (day) => {
        const yearly = on(day).at(-1)
        expect(yearly?.state).not.toBe('past')
        expect((yearly?.dayAfterSurgery ?? 0) - day).toBeLessThanOrEqual(365)
      }),
    )
  })

  it('refuses what is no day', () => {
    expect(() => bloodTests('soon', '2026-01-10')).toThrow(RangeError)
  })
})

describe(bloodTestToAsk.name, () => {
  const asked = (day: number) => bloodTestToAsk(SURGERY, addDays(SURGERY, day))

  it.each([
    [-1, null],
    [69, null],
    [70, 'month-3'],
    [160, 'month-3'],
    [161, 'month-6'],
    [272, 'month-6'],
    [273, null],
    [343, null],
    [344, 'month-12'],
    [455, 'month-12'],
    [456, null],
    [708, null],
    [709, 'yearly'],
    [820, 'yearly'],
    [821, null],
    [1074, 'yearly'],
  ] as const)('is on day %s: %s', (day, id) => {
    expect(asked(day)?.id ?? null).toBe(id)
  })

  it('says since when, as the schedule does', () => {
    expect(asked(365)).toEqual(bloodTests(SURGERY, addDays(SURGERY, 365))[2])
    expect(asked(1095)).toMatchObject({ id: 'yearly', dayAfterSurgery: 1095, state: 'now' })
    expect(asked(760)).toMatchObject({ id: 'yearly', dayAfterSurgery: 730, state: 'past' })
  })
})
