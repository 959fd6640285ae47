import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { LateWords } from './late-words'
import * as words from './words'

const TEXT = 'I want to kill myself'

describe(LateWords.name, () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** Phrases whose download fails so often, and what was found with them. */
  const scene = (failures: number) => {
    let left = failures
    const download = jest.fn(() =>
      left-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(words),
    )
    const late = new LateWords(download)
    const found: boolean[] = []
    const ask = (text: string) => late.ask(({ hasCrisisWords }) => found.push(hasCrisisWords(text)))
    const settle = () => jest.advanceTimersByTimeAsync(0)
    return { late, download, found, ask, settle }
  }

  it('reads what was written before they came, in order, and then at once', async () => {
    const { found, ask, download, settle } = scene(0)
    ask(TEXT)
    ask('A good day.')
    expect(found).toEqual([])
    await settle()
    expect(found).toEqual([true, false])
    ask(TEXT)
    expect(found).toEqual([true, false, true])
    expect(download).toHaveBeenCalledTimes(1)
  })

  it('loses no text to a connection that fails, however often', async () => {
    const { found, ask, settle } = scene(6)
    ask(TEXT)
    await settle()
    await jest.advanceTimersByTimeAsync(2 * 60_000)
    expect(found).toEqual([true])
  })

  it('tries at once when there is a connection again', async () => {
    const { found, ask, settle } = scene(1)
    ask(TEXT)
    await settle()
    globalThis.dispatchEvent(new Event('online'))
    await settle()
    expect(found).toEqual([true])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('asks again for each form, and leaves it at that while nobody wrote', async () => {
    const { late, download, settle } = scene(1)
    late.fetch()
    late.fetch()
    await settle()
    expect(jest.getTimerCount()).toBe(0)
    expect(download).toHaveBeenCalledTimes(1)
    late.fetch()
    await settle()
    expect(download).toHaveBeenCalledTimes(2)
  })

  it('waits for them no longer than it was told, and tells who watches when they are there', async () => {
    const { late, settle } = scene(1)
    const watcher = jest.fn()
    const end = late.watch(watcher)
    const soon = late.within(500)
    await jest.advanceTimersByTimeAsync(500)
    expect(await soon).toBeNull()
    expect(late.get()).toBeNull()
    await jest.advanceTimersByTimeAsync(1000)
    expect(late.get()).toBe(words)
    expect(watcher).toHaveBeenCalledTimes(1)
    end()
    expect(await late.within(500)).toBe(words)
    await settle()
    expect(jest.getTimerCount()).toBe(0)
  })
})
