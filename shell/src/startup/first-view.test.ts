import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createQueryClient } from '@gb/api-client'
import { afterFirst, holdUntil } from '@gb/entries'
import { idle } from '../shared/idle'
import { firstViewStands } from './first-view'

/** Something that ends when the test says so. */
const held = () => {
  let end = (): void => undefined
  const promise = new Promise<void>((resolve) => (end = resolve))
  return { promise, end }
}

const begin = (parts: Promise<unknown>[] = []) => {
  const queries = createQueryClient()
  let stands = false
  const read = (key: string) => {
    const answer = held()
    void queries.fetchQuery({ queryKey: [key], queryFn: () => answer.promise.then(() => key) })
    return answer
  }
  const start = () => void firstViewStands(queries, parts).then(() => (stands = true))
  return { queries, read, start, stands: () => stands }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe(firstViewStands.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('waits for the parts and for what they read', async () => {
    const part = held()
    const { read, start, stands } = begin([part.promise])
    start()
    await pass(5000)
    expect(stands()).toBe(false)
    const weight = read('weight')
    part.end()
    await pass(5000)
    expect(stands()).toBe(false)
    weight.end()
    await pass(5000)
    expect(stands()).toBe(true)
  })

  it('waits for what is asked for by what has just been drawn', async () => {
    const { read, start, stands } = begin()
    const first = read('first')
    start()
    first.end()
    await pass(0)
    const second = read('second')
    await pass(5000)
    expect(stands()).toBe(false)
    second.end()
    await pass(5000)
    expect(stands()).toBe(true)
  })

  it('does not wait for a part that failed', async () => {
    const { start, stands } = begin([Promise.reject(new Error('no remote'))])
    start()
    await pass(5000)
    expect(stands()).toBe(true)
  })

  it('waits for a read that hangs as long as somebody would, and no longer', async () => {
    const { read, start, stands } = begin()
    read('for ever')
    start()
    await pass(19_000)
    expect(stands()).toBe(false)
    await pass(2000)
    expect(stands()).toBe(true)
  })

  it('is what everything waits for that is done when idle', async () => {
    const standing = held()
    holdUntil(standing.promise)
    let isIdle = false
    void idle().then(() => (isIdle = true))
    await pass(5000)
    expect(isIdle).toBe(false)
    standing.end()
    await pass(5000)
    expect(isIdle).toBe(true)
  })

  it('is what parts below it wait for, but no longer than five seconds', async () => {
    const come: string[] = []
    const standing = held()
    holdUntil(standing.promise)
    void afterFirst().then(() => come.push('with it'))
    await pass(1000)
    standing.end()
    await pass(0)
    expect(come).toEqual(['with it'])
    holdUntil(held().promise)
    void afterFirst().then(() => come.push('without'))
    void idle().then(() => come.push('idle'))
    await pass(4900)
    expect(come).toEqual(['with it'])
    await pass(200)
    expect(come).toEqual(['with it', 'without'])
  })
})
