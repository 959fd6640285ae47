import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bells } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import type { WeightDelivery } from './weight-delivery.js'
import { WeightRounds } from './weight-rounds.js'

const setUp = () => {
  const deliverDue = jest.fn<WeightDelivery['deliverDue']>().mockResolvedValue()
  const bells = new Bells()
  const rounds = construct(WeightRounds, [{ deliverDue }, bells])
  Reflect.set(rounds, 'logger', { warn: () => undefined })
  return { bells, deliverDue, rounds }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(WeightRounds.name, () => {
  it('delivers at start, for a minute every five seconds, and then once a minute', async () => {
    const { deliverDue, rounds } = setUp()
    rounds.onApplicationBootstrap()
    expect(deliverDue).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(deliverDue).toHaveBeenCalledTimes(13)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(deliverDue).toHaveBeenCalledTimes(14)
    await rounds.onModuleDestroy()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(deliverDue).toHaveBeenCalledTimes(14)
  })

  it('delivers every five seconds again for as long as what was left may pause', async () => {
    const { bells, deliverDue, rounds } = setUp()
    rounds.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(90_000)
    deliverDue.mockClear()
    bells.ring('weight_left')
    await jest.advanceTimersByTimeAsync(305_000)
    expect(deliverDue).toHaveBeenCalledTimes(60)
    deliverDue.mockClear()
    await jest.advanceTimersByTimeAsync(54_000)
    expect(deliverDue).toHaveBeenCalledTimes(0)
    await rounds.onModuleDestroy()
  })

  it('goes on after a failure', async () => {
    const { deliverDue, rounds } = setUp()
    deliverDue.mockRejectedValueOnce(new Error('no connection'))
    rounds.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(deliverDue).toHaveBeenCalledTimes(2)
    await rounds.onModuleDestroy()
  })

  it('starts no second round while one is running, and ends only after it', async () => {
    const { deliverDue, rounds } = setUp()
    let finish: (() => void) | undefined
    deliverDue.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
    rounds.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(deliverDue).toHaveBeenCalledTimes(1)
    let ended = false
    const ending = rounds.onModuleDestroy().then(() => (ended = true))
    await jest.advanceTimersByTimeAsync(0)
    expect(ended).toBe(false)
    finish?.()
    await ending
    expect(ended).toBe(true)
  })
})
