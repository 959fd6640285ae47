import { describe, expect, it } from '@jest/globals'
import { DAYS, ENTRIES_A_DAY, entriesOf, planDiaries } from './plan.mjs'

describe(planDiaries.name, () => {
  it.each([8, 800, 100_000, 1_000_000])('comes to %d entries', (entries) => {
    expect(entriesOf(planDiaries(entries))).toBe(entries)
  })

  it('has 50,000 people for ten million entries, one in twenty of whom never misses a day', () => {
    const diaries = planDiaries(10_000_000)
    const keepers = diaries.filter(({ keeper }) => keeper)
    expect(diaries).toHaveLength(50_000)
    expect(keepers).toHaveLength(2_500)
    expect(new Set(keepers.map(({ firstAgo, lastAgo }) => `${firstAgo} to ${lastAgo}`))).toEqual(
      new Set([`${DAYS} to 1`]),
    )
  })

  it('stays within the days that an entry may be dated, at both ends of chance', () => {
    for (const random of [() => 0, () => 1 - Number.EPSILON])
      for (const { firstAgo, lastAgo } of planDiaries(80_000, { random })) {
        expect(firstAgo).toBeLessThanOrEqual(DAYS)
        expect(lastAgo).toBeGreaterThanOrEqual(1)
      }
  })

  it('fills a whole diary for one person', () => {
    expect(planDiaries(DAYS * ENTRIES_A_DAY, { people: 1 })).toEqual([
      { keeper: true, firstAgo: DAYS, lastAgo: 1 },
    ])
  })
})
