import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bells, type ProfileWeight, type WeightEventsPort } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import { OutboxDelivery } from './outbox-delivery.js'
import type { OutboxRepository } from './outbox.repository.js'

const EVENT: ProfileWeight = {
  entryId: 'entry',
  userId: 'me',
  weightLbs: 231.4,
  kind: 'initial',
  recordedAt: new Date('2026-11-20T08:30:00.000Z'),
  timeZone: 'UTC',
}

const setUp = (receive: WeightEventsPort['receive']) => {
  const outbox = {
    claimOf: jest.fn<OutboxRepository['claimOf']>().mockResolvedValue([EVENT]),
    markDelivered: jest.fn<OutboxRepository['markDelivered']>().mockResolvedValue(),
    putOff: jest.fn<OutboxRepository['putOff']>().mockResolvedValue(),
  }
  const bells = new Bells()
  const heard = jest.fn()
  bells.on('weight_left', heard)
  const delivery = construct(OutboxDelivery, [outbox, { receive }, bells])
  Reflect.set(delivery, 'logger', { warn: () => undefined })
  return { outbox, delivery, heard }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(OutboxDelivery.name, () => {
  it('tells the weight log and marks the event as delivered', async () => {
    const receive = jest.fn<WeightEventsPort['receive']>().mockResolvedValue()
    const { outbox, delivery, heard } = setUp(receive)
    await delivery.deliverSoon('me')
    expect(receive.mock.calls).toEqual([[EVENT]])
    expect(outbox.markDelivered.mock.calls).toEqual([[EVENT]])
    expect(outbox.putOff.mock.calls).toEqual([])
    expect(heard).not.toHaveBeenCalled()
  })

  it('puts an event off that the weight log refuses, and says so', async () => {
    const { outbox, delivery, heard } = setUp(() => Promise.reject(new Error('down')))
    await delivery.deliverSoon('me')
    expect(outbox.putOff.mock.calls).toEqual([[EVENT, expect.any(Error)]])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(outbox.markDelivered.mock.calls).toEqual([])
  })

  it('lets nobody wait longer than 1.5 seconds', async () => {
    const { delivery } = setUp(() => new Promise<void>(() => undefined))
    let done = false
    const waiting = delivery.deliverSoon('me').then(() => (done = true))
    await jest.advanceTimersByTimeAsync(1499)
    expect(done).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await waiting
    expect(done).toBe(true)
  })

  it('never fails an answer, not even when the outbox itself cannot be read', async () => {
    const { outbox, delivery, heard } = setUp(() => Promise.resolve())
    outbox.claimOf.mockRejectedValue(new Error('no connection'))
    await expect(delivery.deliverSoon('me')).resolves.toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
