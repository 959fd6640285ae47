import { describe, expect, it } from '@jest/globals'
import { SeenOnce } from './seen-once.js'

describe(SeenOnce.name, () => {
  it('knows a thing again as long as it is good, whenever it came', () => {
    for (const cameAt of [0, 1, 15_000, 29_999]) {
      const seen = new SeenOnce(30_000)
      expect(seen.isFirst('other', 0)).toBe(true)
      expect(seen.isFirst('thing', cameAt)).toBe(true)
      for (const after of [0, 1, 15_000, 29_999, 30_000])
        expect(seen.isFirst('thing', cameAt + after)).toBe(false)
    }
  })

  it('forgets what is too old to be good', () => {
    const seen = new SeenOnce(30_000)
    expect(seen.isFirst('thing', 0)).toBe(true)
    expect(seen.isFirst('other', 30_000)).toBe(true)
    expect(seen.isFirst('thing', 60_000)).toBe(true)
    expect(seen.isFirst('late', 60_001)).toBe(true)
    expect(seen.isFirst('late', 600_000)).toBe(true)
  })
})
