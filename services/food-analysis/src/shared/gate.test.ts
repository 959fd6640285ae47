import { describe, expect, it } from '@jest/globals'
import { Gate } from './gate.js'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe(Gate.name, () => {
  it('runs no more than its places at once, and all in the end', async () => {
    const gate = new Gate(2, 1_000, 'busy')
    let running = 0
    let most = 0
    const task = async () => {
      most = Math.max(most, ++running)
      await sleep(5)
      running -= 1
    }
    await Promise.all(Array.from({ length: 9 }, () => gate.run(task)))
    expect(most).toBe(2)
    expect(running).toBe(0)
  })

  it('sends away who waited too long, and stays usable', async () => {
    const gate = new Gate(1, 20, 'Too many at once.')
    const long = gate.run(() => sleep(80))
    await expect(gate.run(async () => 'never')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Too many at once.',
    })
    await long
    expect(await gate.run(async () => 'open')).toBe('open')
  })

  it('frees its place when a task fails', async () => {
    const gate = new Gate(1, 20, 'busy')
    await expect(gate.run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await gate.run(async () => 'open')).toBe('open')
  })
})
