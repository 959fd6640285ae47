import { describe, expect, it } from '@jest/globals'
import { ApiError, NetworkError } from '../transport/errors'
import { createQueryClient, retryDelayMs, shouldRetry } from './query-client'
import { queryKeys } from './query-keys'
import { invalidateAfter, staleAfter } from './stale-after'

const refused = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError({
    status,
    code: 'internal',
    message: '',
    requestId: null,
    fields: [],
    retryAfterSeconds,
    extra: {},
  })

describe(shouldRetry.name, () => {
  it('never sends a refused read again', () => {
    for (const status of [400, 401, 402, 403, 404, 409, 422, 429])
      expect(shouldRetry(0, refused(status))).toBe(false)
  })

  it('sends a read again twice after a failure of the server or the line', () => {
    for (const error of [refused(500), refused(503), new NetworkError('')]) {
      expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false])
    }
  })

  it('does not keep a person waiting for a server that asks for a minute', () => {
    expect(shouldRetry(0, refused(503, 60))).toBe(false)
  })

  it('does not repeat a mistake of our own', () => {
    expect(shouldRetry(0, new Error('bug'))).toBe(false)
  })
})

describe(retryDelayMs.name, () => {
  it('waits as long as the server asks', () => {
    expect(retryDelayMs(0, refused(503, 2))).toBe(2000)
  })

  it('doubles its own wait, within a tenth', () => {
    const wait = retryDelayMs(1, new NetworkError(''))
    expect(wait).toBeGreaterThanOrEqual(900)
    expect(wait).toBeLessThanOrEqual(1100)
  })
})

describe(createQueryClient.name, () => {
  it('never repeats a write by itself', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
  })
})

describe(invalidateAfter.name, () => {
  it('knows only names that the key table has', () => {
    const names = new Set(Object.values(queryKeys).map((key) => key('x', 'y')[0]))
    for (const name of Object.values(staleAfter).flat()) expect(names).toContain(name)
  })

  it('makes a logged meal move the bars, the list and the scan counter, and nothing else', async () => {
    const queries = createQueryClient()
    const fresh = [queryKeys.dailySummary('u', 'd'), queryKeys.scanStatus('u'), queryKeys.weightHistory('u')]
    for (const queryKey of fresh) queries.setQueryData(queryKey, {})
    await invalidateAfter(queries, 'food')
    expect(fresh.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated)).toEqual([
      true,
      true,
      false,
    ])
    queries.clear()
  })
})
