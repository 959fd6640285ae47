import { describe, expect, it } from '@jest/globals'
import { pastDays } from './by-day'

const drink = (day: string, amountOz: number) => ({
  entryId: `${day} ${amountOz}`,
  fluidType: 'water' as const,
  amountOz,
  recordedAt: `${day}T10:00:00.000Z`,
  day,
  state: 'saved' as const,
  refusal: null,
})
const DRINKS = [
  drink('2026-11-20', 8),
  drink('2026-11-19', 8.1),
  drink('2026-11-19', 4.2),
  drink('2026-11-17', 6),
]

describe(pastDays.name, () => {
  it('groups the days before today, newest first, with their totals', () => {
    const days = pastDays(DRINKS, '2026-11-20', true).map(({ day, totalOz }) => [day, totalOz])
    expect(days).toEqual([
      ['2026-11-19', 12.3],
      ['2026-11-17', 6],
    ])
  })

  it('gives no total for the oldest day while more of it may come', () => {
    expect(pastDays(DRINKS, '2026-11-20', false).at(-1)?.totalOz).toBeNull()
  })
})
