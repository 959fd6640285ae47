import { describe, expect, it } from '@jest/globals'
import { type Asked, counted, countedFetch } from './outgoing.js'
import { processFigures } from './process-figures.js'

const countOf = async (to: Asked, outcome: string): Promise<number> => {
  const line = new RegExp(
    `outgoing_call_duration_seconds_count{to="${to}",outcome="${outcome}"} (\\d+)|` +
      `outgoing_call_duration_seconds_count{outcome="${outcome}",to="${to}"} (\\d+)`,
  )
  const [, one, other] = line.exec(await processFigures.metrics()) ?? []
  return Number(one ?? other ?? 0)
}

describe('a call outward', () => {
  it.each([
    [204, 'ok'],
    [404, 'refused'],
    [429, 'refused'],
    [500, 'failed'],
  ])('that is answered by %i counts as %s, and the answer is handed on', async (status, outcome) => {
    const before = await countOf('push', outcome)
    expect(await countedFetch('push', async () => ({ status }))).toEqual({ status })
    expect(await countOf('push', outcome)).toBe(before + 1)
  })

  it.each([
    [() => AbortSignal.timeout(1), 'timeout'],
    [() => AbortSignal.abort(new Error('no way')), 'failed'],
  ])('that is not answered counts as well, and fails as it did (%#)', async (signalOf, outcome) => {
    const call = () =>
      new Promise<never>((_resolve, reject) => {
        const signal = signalOf()
        const end = () => reject(signal.reason as Error)
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      })
    const before = await countOf('mail', outcome)
    await expect(counted('mail', call)).rejects.toThrow()
    expect(await countOf('mail', outcome)).toBe(before + 1)
  })

  it('knows the time-outs of drivers by their codes', async () => {
    const late = Object.assign(new Error('late'), { code: 'ETIMEDOUT' })
    const before = await countOf('payment', 'timeout')
    await expect(counted('payment', () => Promise.reject(late))).rejects.toBe(late)
    expect(await countOf('payment', 'timeout')).toBe(before + 1)
  })

  it('is told apart by whoever knows better', async () => {
    const before = await countOf('analyzer', 'given_up')
    const gone = counted('analyzer', () => Promise.reject(new Error('gone')), { ofError: () => 'given_up' })
    await expect(gone).rejects.toThrow('gone')
    expect(await countOf('analyzer', 'given_up')).toBe(before + 1)
  })
})
