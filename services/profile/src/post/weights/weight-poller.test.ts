import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bells } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import type { WeightDelivery } from './weight-delivery.js'
import { WeightPoller } from './weight-poller.js'

const setUp = () => {
  const deliverDue = jest.fn<WeightDelivery['deliverDue']>().mockResolvedValue()
  const bells = new Bells()
  const poller = construct(WeightPoller, [{ deliverDue }, bells])
  Reflect.set(poller, 'logger', { warn: () => undefined })
  return { bells, deliverDue, poller }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(WeightPoller.name, () => {
  it('delivers at start, for a minute every five seconds, and then once a minute', async () => {
    const { deliverDue, poller } = setUp()
    poller.onApplicationBootstrap()
    expect(deliverDue).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(deliverDue).toHaveBeenCalledTimes(13)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(deliverDue).toHaveBeenCalledTimes(14)
    await poller.onModuleDestroy()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(deliverDue).toHaveBeenCalledTimes(14)
  })

  it('delivers every five seconds again for as long as what was left may pause', async () => {
    const { bells, deliverDue, poller } = setUp()
    poller.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(90_000)
    deliverDue.mockClear()
    bells.ring('weight_left')
    await jest.advanceTimersByTimeAsync(305_000)
    expect(deliverDue).toHaveBeenCalledTimes(60)
    deliverDue.mockClear()
    await jest.advanceTimersByTimeAsync(54_000)
    expect(deliverDue).toHaveBeenCalledTimes(0)
    await poller.onModuleDestroy()
  })

  it('goes on after a failure', async () => {
    const { deliverDue, poller } = setUp()
    deliverDue.mockRejectedValueOnce(new Error('no connection'))
    poller.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(deliverDue).toHaveBeenCalledTimes(2)
    await poller.onModuleDestroy()
  })

  it('starts no second round while one is running, and ends only after it', async () => {
    const { deliverDue, poller } = setUp()
    let finish: (() => void) | undefined
    deliverDue.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
    poller.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(deliverDue).toHaveBeenCalledTimes(1)
    let ended = false
    const ending = poller.onModuleDestroy().then(() => (ended = true))
    await jest.advanceTimersByTimeAsync(0)
    expect(ended).toBe(false)
    finish?.()
    await ending
    expect(ended).toBe(true)
  })
})
