import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { limitOf } from './thing.js'

const clock = { now: () => 1 }
let ran = 0

beforeEach(() => {
  ran += 1
})
afterAll(() => expect(ran).toBeGreaterThan(0))

describe('outcomes', () => {
  it('passes', () => expect(limitOf('a')).toBe(1))
  it('fails', () => expect('one').toBe('two'))
  it('is refused later', async () => {
    await expect(Promise.reject(new Error('no'))).rejects.toThrow('no')
  })
  it.skip('is skipped', () => expect(1).toBe(2))
  it.each([1, 2])('is one of a row %i', (n) => expect(n).toBeGreaterThan(0))
  it('promises more than it looks at', () => expect.assertions(1))
  it('lets something stand in', () => {
    jest.spyOn(clock, 'now').mockReturnValue(2)
    expect(clock.now()).toBe(2)
  })
  it('finds it put back', () => expect(clock.now()).toBe(1))
  it('hangs', () => new Promise(() => {}), 20)
})
