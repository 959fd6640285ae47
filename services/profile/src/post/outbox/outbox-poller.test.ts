import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { construct } from '../../testing/construct.js'
import type { OutboxDelivery } from './outbox-delivery.js'
import { OutboxPoller } from './outbox-poller.js'

const setUp = () => {
  const deliverDue = jest.fn<OutboxDelivery['deliverDue']>().mockResolvedValue()
  const poller = construct(OutboxPoller, [{ deliverDue }])
  Reflect.set(poller, 'logger', { warn: () => undefined })
  return { deliverDue, poller }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(OutboxPoller.name, () => {
  it('delivers at start and every five seconds, also after a failure', async () => {
    const { deliverDue, poller } = setUp()
    deliverDue.mockRejectedValueOnce(new Error('no connection'))
    poller.onApplicationBootstrap()
    expect(deliverDue).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(deliverDue).toHaveBeenCalledTimes(3)
    await poller.onModuleDestroy()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(deliverDue).toHaveBeenCalledTimes(3)
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
