import { describe, expect, it } from '@jest/globals'
import { earlierCreate } from './earlier-create.js'

const SAME = Buffer.from('same')
const OTHER = Buffer.from('other')
const MINUTE = 60_000

const created = (changes: object = {}) => ({
  userId: 'first',
  ageMs: MINUTE,
  fingerprint: SAME,
  key: null,
  ...changes,
})

describe(earlierCreate.name, () => {
  it('lets a browser make its first profile', () => {
    expect(earlierCreate(null, { fingerprint: SAME, key: null })).toBeNull()
  })

  it('answers a retry with the first profile, up to the last millisecond', () => {
    expect(earlierCreate(created({ ageMs: 15 * MINUTE - 1 }), { fingerprint: SAME, key: null })).toBe('first')
    expect(earlierCreate(created({ ageMs: 15 * MINUTE }), { fingerprint: SAME, key: null })).toBeNull()
  })

  it('refuses other details within that time', () => {
    expect(() => earlierCreate(created(), { fingerprint: OTHER, key: null })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    )
  })

  it('knows a key for good', () => {
    const old = created({ ageMs: 999 * MINUTE, key: 'k' })
    expect(earlierCreate(old, { fingerprint: SAME, key: 'k' })).toBe('first')
    expect(earlierCreate(old, { fingerprint: SAME, key: 'another' })).toBeNull()
    expect(() => earlierCreate(old, { fingerprint: OTHER, key: 'k' })).toThrow(
      expect.objectContaining({ code: 'idempotency_mismatch' }),
    )
  })

  it('opens nothing after signing out', () => {
    expect(
      earlierCreate(created({ fingerprint: null, key: 'k' }), { fingerprint: SAME, key: 'k' }),
    ).toBeNull()
  })
})
