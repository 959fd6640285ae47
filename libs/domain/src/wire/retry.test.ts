import { describe, expect, it } from '@jest/globals'
import {
  ANALYSIS_SHARES,
  ANALYSIS_TIMEOUT_MS,
  CREATE_PROFILE_RETRY,
  type RetryPlan,
  SESSION_LOAD_RETRY,
} from './retry.js'

/** After the last attempt nothing waits, so there is one wait less than attempts. */
const waits = ({ attempts, waitMs }: RetryPlan): number[] =>
  Array.from({ length: attempts - 1 }, (_, index) => waitMs(index + 1))

describe('retry plans', () => {
  it('tries to create a profile three times, after 2 s and 4 s', () => {
    expect(waits(CREATE_PROFILE_RETRY)).toEqual([2000, 4000])
  })

  it('loads the session three times in a browser and eight times when installed', () => {
    expect(waits(SESSION_LOAD_RETRY.browser)).toEqual([1500, 3000])
    expect(waits(SESSION_LOAD_RETRY.installed)).toEqual([2000, 4000, 6000, 8000, 10_000, 12_000, 14_000])
  })
})

describe('the time of an analysis', () => {
  it('leaves a second to store what the provider said last', () => {
    expect(ANALYSIS_TIMEOUT_MS - ANALYSIS_SHARES.line - ANALYSIS_SHARES.provider).toBeGreaterThanOrEqual(1000)
  })
})
