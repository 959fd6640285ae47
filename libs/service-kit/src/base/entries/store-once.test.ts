import { describe, expect, it, jest } from '@jest/globals'
import { deletedOnce, existing, storeOnce } from './store-once.js'

const attemptWith = (found: { inserted: string | null; living: string | null; isSame?: boolean }) => ({
  insert: jest.fn(() => Promise.resolve(found.inserted)),
  findLiving: jest.fn(() => Promise.resolve(found.living)),
  isSame: jest.fn(() => found.isSame ?? false),
})

describe(storeOnce.name, () => {
  it('stores a new entry without reading anything', async () => {
    const attempt = attemptWith({ inserted: 'new', living: null })
    await expect(storeOnce(attempt)).resolves.toBe('new')
    expect(attempt.findLiving).not.toHaveBeenCalled()
  })

  it('answers a replay with what is stored', async () => {
    await expect(storeOnce(attemptWith({ inserted: null, living: 'old', isSame: true }))).resolves.toBe('old')
  })

  it('refuses other content under the same id', async () => {
    await expect(storeOnce(attemptWith({ inserted: null, living: 'old' }))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('does not revive a deleted id', async () => {
    await expect(storeOnce(attemptWith({ inserted: null, living: null }))).rejects.toMatchObject({
      code: 'gone',
    })
  })
})

describe(existing.name, () => {
  it('passes an entry on and refuses a missing one', () => {
    expect(existing('entry')).toBe('entry')
    expect(() => existing(null)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})

describe(deletedOnce.name, () => {
  it('answers the first deletion and refuses the second', () => {
    expect(deletedOnce(true)).toEqual({ deleted: true })
    expect(() => deletedOnce(false)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})
