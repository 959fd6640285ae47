import { describe, expect, it, jest } from '@jest/globals'
import { Held, PATIENCE_MS } from './held.js'

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe(Held.name, () => {
  it('loads once for readers that come together', async () => {
    const load = jest.fn(() => Promise.resolve('text'))
    const held = new Held(load, 1000, () => 1)
    expect(await Promise.all([held.get(), held.get()])).toEqual(['text', 'text'])
    expect(await held.get()).toBe('text')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('answers an old text at once and the new one after it came', async () => {
    let now = 1
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new')
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 1001
    expect(await held.get()).toBe('old')
    await settle()
    expect(await held.get()).toBe('new')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('does not believe a text for as long as a clock was put back', async () => {
    let now = 86_400_000
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new')
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 1
    expect(await held.get()).toBe('new')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keeps the text when a refresh fails, and asks again only after the same wait', async () => {
    let now = 1
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('text')
      .mockRejectedValue(new Error('down'))
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 1001
    await held.get()
    await settle()
    expect(await held.get()).toBe('text')
    expect(load).toHaveBeenCalledTimes(2)
    now = 2001
    await held.get()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('forgets: the next reader waits for the new text, and an answer to an older question is dropped', async () => {
    let now = 1
    let answerLate: (text: string) => void = () => undefined
    const late = new Promise<string>((resolve) => (answerLate = resolve))
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockReturnValueOnce(late)
      .mockResolvedValue('new')
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 1001
    expect(await held.get()).toBe('old')
    held.forget()
    expect(await held.get()).toBe('new')
    answerLate('old')
    await settle()
    expect(await held.get()).toBe('new')
  })

  it('answers what it had forgotten while nothing newer can be had, and asks again for every reader', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('down'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('new')
    const held = new Held(load, 1000, () => 1)
    await held.get()
    held.forget()
    expect([await held.get(), await held.get(), await held.get()]).toEqual(['old', 'old', 'new'])
  })

  it('answers the new value first where nobody asked for long', async () => {
    let now = 1
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new')
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 3_600_000
    expect(await Promise.all([held.get(), held.get()])).toEqual(['new', 'new'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('answers the last value while nothing newer can be had, and does not take it for a new one', async () => {
    let now = 1
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('new')
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 3_600_000
    expect([await held.get(), await held.get()]).toEqual(['old', 'old'])
    expect(load).toHaveBeenCalledTimes(2)
    now += 1000
    expect(await held.get()).toBe('new')
  })

  it('lets nobody wait for long, and once, while an answer does not come', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'Date'] })
    let now = 1
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockReturnValue(new Promise(() => undefined))
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 3_600_000
    const waiting = held.get()
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await waiting).toBe('old')
    expect(await held.get()).toBe('old')
    expect(load).toHaveBeenCalledTimes(2)
    jest.useRealTimers()
  })

  it('gives who waits what was asked for after it was forgotten', async () => {
    let now = 1
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockReturnValueOnce(settle().then(() => 'older'))
      .mockResolvedValue('new')
    const held = new Held(load, 1000, () => now)
    await held.get()
    now = 3_600_000
    const waiting = held.get()
    held.forget()
    expect([await held.get(), await waiting]).toEqual(['new', 'new'])
  })

  it('tries again for the next reader when the first load fails', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('text')
    const held = new Held(load, 1000, () => 1)
    await expect(held.get()).rejects.toThrow('down')
    await expect(held.get()).resolves.toBe('text')
  })
})
