import { describe, expect, it } from '@jest/globals'
import { isDue, lastNight } from './nightly.mjs'

const NIGHT = { hour: 2, minute: 30 }
const at = (day, hour, minute = 0) => new Date(2026, 10, day, hour, minute)
const status = (fields) => ({ newest: null, tried: null, problem: null, lost: [], ...fields })
const LONG_AGO = at(1, 0).getTime()

describe('the night', () => {
  it('is the last one that has begun, in the time of the machine', () => {
    expect(lastNight(at(22, 3), NIGHT)).toEqual(at(22, 2, 30))
    expect(lastNight(at(22, 2), NIGHT)).toEqual(at(21, 2, 30))
    expect(lastNight(at(1, 1), NIGHT)).toEqual(new Date(2026, 9, 31, 2, 30))
  })
})

describe('a backup of the night', () => {
  it('is due once a night', () => {
    const yesterday = status({ newest: at(21, 2, 31).toISOString() })
    expect(isDue(at(22, 2, 29), NIGHT, yesterday, LONG_AGO)).toBe(false)
    expect(isDue(at(22, 2, 30), NIGHT, yesterday, LONG_AGO)).toBe(true)
    expect(isDue(at(22, 23), NIGHT, status({ newest: at(22, 2, 31).toISOString() }), LONG_AGO)).toBe(false)
  })

  it('is made up for a few minutes after a start that slept through it, not at once', () => {
    const old = status({ newest: at(15, 2, 31).toISOString() })
    const started = at(22, 9).getTime()
    expect(isDue(at(22, 9, 1), NIGHT, old, started)).toBe(false)
    expect(isDue(at(22, 9, 6), NIGHT, old, started)).toBe(true)
    expect(isDue(at(22, 9, 6), NIGHT, status({}), started)).toBe(true)
  })

  it('begins a whole log again where parts of it were given up', () => {
    const gap = status({ newest: at(22, 2, 31).toISOString(), lost: ['000000010000000000000007'] })
    expect(isDue(at(22, 9), NIGHT, gap, LONG_AGO)).toBe(true)
  })

  it('is tried again an hour after it failed', () => {
    const failed = status({ tried: at(22, 2, 30).toISOString(), problem: 'no room' })
    expect(isDue(at(22, 3, 29), NIGHT, failed, LONG_AGO)).toBe(false)
    expect(isDue(at(22, 3, 30), NIGHT, failed, LONG_AGO)).toBe(true)
  })

  it('is made when an operator wishes for one, also where the night makes none, once for each wish', () => {
    const made = status({ newest: at(22, 2, 31).toISOString(), tried: at(22, 2, 31).toISOString() })
    const asked = at(22, 9).toISOString()
    for (const time of [NIGHT, null]) {
      expect(isDue(at(22, 9, 1), time, made, LONG_AGO, asked)).toBe(true)
      expect(isDue(at(22, 9, 1), time, { ...made, tried: at(22, 9, 1).toISOString() }, LONG_AGO, asked)).toBe(
        false,
      )
    }
    // It failed: the problem is told, and nobody asked again.
    const failed = status({ tried: at(22, 9, 1).toISOString(), problem: 'no room' })
    expect(isDue(at(22, 9, 2), NIGHT, failed, LONG_AGO, asked)).toBe(false)
  })

  it('is never made by itself when that is off', () => {
    expect(isDue(at(22, 9), null, status({}), LONG_AGO)).toBe(false)
  })
})
