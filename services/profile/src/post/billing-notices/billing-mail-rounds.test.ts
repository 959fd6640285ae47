import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bells } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import { BillingMailRounds } from './billing-mail-rounds.js'
import type { BillingMailService } from './billing-mail.service.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(BillingMailRounds.name, () => {
  it('writes at start, at once when billing has something to tell, and every minute for one elsewhere', async () => {
    const deliver = jest.fn<BillingMailService['deliver']>().mockResolvedValue()
    const bells = new Bells()
    const rounds = construct(BillingMailRounds, [{ deliver }, bells])
    rounds.onApplicationBootstrap()
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
})
