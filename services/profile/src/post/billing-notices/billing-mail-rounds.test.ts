import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bells } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import { BillingMailRounds } from './billing-mail-rounds.js'
import type { BillingMailService } from './billing-mail.service.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const setUp = (services: readonly string[]) => {
  const deliver = jest.fn<BillingMailService['deliver']>().mockResolvedValue()
  const bells = new Bells()
  const rounds = construct(BillingMailRounds, [{ deliver }, bells, { services }])
  rounds.onApplicationBootstrap()
  return { deliver, bells, rounds }
}

describe(BillingMailRounds.name, () => {
  it('writes at start, at once when billing has something to tell, and every minute', async () => {
    const { deliver, bells, rounds } = setUp(['profile', 'billing'])
    await jest.advanceTimersByTimeAsync(10_000)
    expect(deliver).toHaveBeenCalledTimes(1)
    bells.ring('billing_notice')
    expect(deliver).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(deliver).toHaveBeenCalledTimes(3)
    await rounds.onModuleDestroy()
    bells.ring('billing_notice')
    expect(deliver).toHaveBeenCalledTimes(3)
  })

  it('looks every few seconds where billing is elsewhere, since nobody hears its bell', async () => {
    const { deliver, rounds } = setUp(['profile'])
    await jest.advanceTimersByTimeAsync(10_000)
    expect(deliver).toHaveBeenCalledTimes(3)
    await rounds.onModuleDestroy()
  })
})
