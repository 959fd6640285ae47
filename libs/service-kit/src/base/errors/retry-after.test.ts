import { describe, expect, it } from '@jest/globals'
import { ERROR_CODES } from '@gb/domain'
import { situation } from './situation.js'
import { retryAfterOf } from './retry-after.js'
import { ERROR_STATUS } from './status.js'

describe(retryAfterOf.name, () => {
  it.each([
    [0, 1],
    [0.2, 1],
    [7.1, 8],
    [3600, 3600],
    [Number.NaN, 5],
    [Number.POSITIVE_INFINITY, 5],
  ])('makes whole seconds of %d, at least one', (given, told) => {
    expect(retryAfterOf(new (situation('too_many_requests', '', { retryAfterSeconds: given }))())).toBe(told)
  })

  it.each(ERROR_CODES)('tells a time for %s when it refuses for now, and only then', (code) => {
    const isForNow = [408, 429, 503, 507].includes(ERROR_STATUS[code].status)
    expect(retryAfterOf(new (situation(code, ''))())).toBe(isForNow ? 5 : undefined)
  })
})
