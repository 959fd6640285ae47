import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { construct } from '../../testing/construct.js'
import type { MailDelivery } from './mail-delivery.js'
import { MailPoller } from './mail-poller.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(MailPoller.name, () => {
  it('sends what is waiting within a second, until the process ends', async () => {
    const deliverDue = jest.fn<MailDelivery['deliverDue']>().mockResolvedValue()
    const poller = construct(MailPoller, [{ deliverDue }])
    poller.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(2000)
    expect(deliverDue).toHaveBeenCalledTimes(3)
    await poller.onModuleDestroy()
    await jest.advanceTimersByTimeAsync(2000)
    expect(deliverDue).toHaveBeenCalledTimes(3)
  })
})
