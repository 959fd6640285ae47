import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bells, type ProfileWeight, type WeightEventsPort } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import { WeightDelivery } from './weight-delivery.js'
import type { WaitingWeightRepository } from './waiting-weight.repository.js'

const EVENT: ProfileWeight = {
  entryId: 'entry',
  userId: 'me',
  weightLbs: 231.4,
  kind: 'initial',
  recordedAt: new Date('2026-11-20T08:30:00.000Z'),
  timeZone: 'UTC',
}

const setUp = (receive: WeightEventsPort['receive']) => {
  const weights = {
    claimOf: jest.fn<WaitingWeightRepository['claimOf']>().mockResolvedValue([EVENT]),
    markDelivered: jest.fn<WaitingWeightRepository['markDelivered']>().mockResolvedValue(),
    putOff: jest.fn<WaitingWeightRepository['putOff']>().mockResolvedValue(),
  }
  const bells = new Bells()
  const heard = jest.fn()
  bells.on('weight_left', heard)
  const delivery = construct(WeightDelivery, [weights, { receive }, bells])
  Reflect.set(delivery, 'logger', { warn: () => undefined })
  return { weights, delivery, heard }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(WeightDelivery.name, () => {
  it('tells the weight log and marks the event as delivered', async () => {
    const receive = jest.fn<WeightEventsPort['receive']>().mockResolvedValue()
    const { weights, delivery, heard } = setUp(receive)
    await delivery.deliverSoon('me')
    expect(receive.mock.calls).toEqual([[EVENT]])
    expect(weights.markDelivered.mock.calls).toEqual([[EVENT]])
    expect(weights.putOff.mock.calls).toEqual([])
    expect(heard).not.toHaveBeenCalled()
  })

  it('puts an event off that the weight log refuses, and says so', async () => {
    const { weights, delivery, heard } = setUp(() => Promise.reject(new Error('down')))
    await delivery.deliverSoon('me')
    expect(weights.putOff.mock.calls).toEqual([[EVENT, expect.any(Error)]])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(weights.markDelivered.mock.calls).toEqual([])
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

  it('never fails an answer, not even when the weights itself cannot be read', async () => {
    const { weights, delivery, heard } = setUp(() => Promise.resolve())
    weights.claimOf.mockRejectedValue(new Error('no connection'))
    await expect(delivery.deliverSoon('me')).resolves.toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
