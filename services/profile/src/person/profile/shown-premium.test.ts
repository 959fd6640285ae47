import { CannotBeReached, type PremiumStatus } from '@gb/service-kit'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { construct } from '../../testing/construct.js'
import { LEFT_ALONE_MS, PATIENCE_MS, ShownPremium } from './shown-premium.service.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const statusOf = (premiumActive: boolean): PremiumStatus => ({
  premiumActive,
  packageId: null,
  renewsAt: null,
  cancelAtPeriodEnd: false,
})

const setUp = (services: readonly string[] = ['profile']) => {
  const status = jest.fn<(userId: string) => Promise<PremiumStatus>>()
  return { status, shown: construct(ShownPremium, [{ status }, { services }]) }
}

describe(ShownPremium.name, () => {
  it('is what billing says', async () => {
    const { status, shown } = setUp()
    status.mockResolvedValueOnce(statusOf(true)).mockResolvedValueOnce(statusOf(false))
    expect([await shown.of('ann'), await shown.of('ann')]).toEqual([true, false])
  })

  it('is what billing said last while it is away, and asks again after a while', async () => {
    const { status, shown } = setUp()
    status.mockResolvedValueOnce(statusOf(true))
    await shown.of('ann')
    status.mockRejectedValue(new CannotBeReached('billing'))
    expect([await shown.of('ann'), await shown.of('ben')]).toEqual([true, false])
    expect(status).toHaveBeenCalledTimes(2)
    status.mockResolvedValue(statusOf(false))
    await jest.advanceTimersByTimeAsync(LEFT_ALONE_MS)
    expect(await shown.of('ann')).toBe(false)
  })

  it('waits no longer than the profile may take', async () => {
    const { status, shown } = setUp()
    status.mockReturnValue(new Promise(() => undefined))
    const asked = shown.of('ann')
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await asked).toBe(false)
  })

  it('waits for billing in the same process, however busy that is', async () => {
    const { status, shown } = setUp(['profile', 'billing'])
    let answer: (status: PremiumStatus) => void = () => undefined
    status.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const asked = shown.of('ann')
    await jest.advanceTimersByTimeAsync(PATIENCE_MS * 2)
    answer(statusOf(true))
    expect(await asked).toBe(true)
  })

  it('hides no other failure', async () => {
    const { status, shown } = setUp()
    status.mockRejectedValue(new TypeError('a fault of ours'))
    await expect(shown.of('ann')).rejects.toThrow(TypeError)
  })
})
