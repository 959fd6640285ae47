import { describe, expect, it } from '@jest/globals'
import { ONLY_FAILED } from './tests.mjs'

const failed = (file, line) => ({ file, line, name: 'a journey', why: 'slow' })

describe('a second run of journeys', () => {
  it('takes each that failed by its place, once', () => {
    const failures = [failed('outbox.e2e.ts', 31), failed('outbox.e2e.ts', 31), failed('zoomed.e2e.ts', 8)]
    expect(ONLY_FAILED.e2e([], failures)).toEqual(['/outbox.e2e.ts:31', '/zoomed.e2e.ts:8'])
  })

  it('takes the whole file of one whose steps build on each other', () => {
    const failures = [failed('backup.e2e.ts', 114), failed('backup.e2e.ts', 163)]
    expect(ONLY_FAILED.e2e([], failures)).toEqual(['/backup.e2e.ts'])
  })
})
