import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { situation } from '@gb/service-kit'
import { APIError } from 'openai'
import { ProviderBreaker } from './provider-breaker.js'

const down = () => Promise.reject(new APIError(500, undefined, 'down', new Headers()))
const refused = () => Promise.reject(new APIError(400, undefined, 'bad image', new Headers()))
class Overspent extends situation('provider_unavailable', 'Enough for today.') {}
const overspent = () => Promise.reject(new Overspent())
const fine = () => Promise.resolve('fine')

const times = async (count: number, call: () => Promise<unknown>, breaker: ProviderBreaker) => {
  for (let round = 0; round < count; round++) await breaker.run(call).catch(() => undefined)
}

describe(ProviderBreaker.name, () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('stops asking after ten failures, and asks again 15 s later', async () => {
    const breaker = new ProviderBreaker()
    await times(11, down, breaker)
    const call = jest.fn(fine)
    await expect(breaker.run(call)).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(call).not.toHaveBeenCalled()
    jest.advanceTimersByTime(15_001)
    await expect(breaker.run(call)).resolves.toBe('fine')
    await expect(breaker.run(call)).resolves.toBe('fine')
  })

  it('goes on asking while most calls are answered', async () => {
    const breaker = new ProviderBreaker()
    for (let round = 0; round < 20; round++) {
      await times(2, fine, breaker)
      await times(1, down, breaker)
    }
    await expect(breaker.run(fine)).resolves.toBe('fine')
  })

  it.each([
    ['a refused request', refused],
    ['a spent day', overspent],
  ])('does not take %s for an outage', async (_name, call) => {
    const breaker = new ProviderBreaker()
    await times(30, call, breaker)
    await expect(breaker.run(fine)).resolves.toBe('fine')
  })
})
