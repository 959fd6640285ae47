import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { LogSink } from './log-sink.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const busy = () => Object.assign(new Error('EAGAIN'), { code: 'EAGAIN' })

/** A file with so much room, after which it is full. */
const setUp = (room = Infinity) => {
  const file = { text: '', room, isBusy: false, most: Infinity, calls: 0 }
  const onTrouble = jest.fn<(error: Error) => void>()
  const sink = new LogSink(7, onTrouble, (_fd, buffer, offset, length, _position, callback) => {
    file.calls += 1
    if (file.isBusy) return callback(busy(), 0)
    const written = Math.min(length, file.room, file.most)
    if (written === 0) return callback(noSpace(), 0)
    file.room -= written
    file.text += buffer.subarray(offset, offset + written).toString()
    callback(null, written)
  })
  const flushes = () => jest.advanceTimersByTimeAsync(1000)
  const messages = () =>
    file.text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => (line.endsWith('}') ? JSON.parse(line) : line))
  return { file, sink, flushes, messages, onTrouble }
}

describe(LogSink.name, () => {
  it('writes in blocks, at the latest after a second', async () => {
    const { file, sink, flushes } = setUp()
    sink.write('one\n')
    sink.write('two\n')
    expect(file.text).toBe('')
    await flushes()
    expect([file.text, file.calls]).toEqual(['one\ntwo\n', 1])
    sink.write(`${'x'.repeat(5000)}\n`)
    expect(file.calls).toBe(2)
  })

  it('tells who asked for it when all is written or lost', async () => {
    const { file, sink } = setUp()
    sink.write('one\n')
    const done = jest.fn()
    sink.flush(done)
    expect([done.mock.calls.length, file.text]).toEqual([1, 'one\n'])
    file.room = 0
    sink.write('two\n')
    sink.flush(done)
    expect(done).toHaveBeenCalledTimes(2)
  })

  it('writes the rest of what was written in part', async () => {
    const { file, sink, flushes } = setUp()
    file.most = 3
    sink.write('first line\n')
    await flushes()
    expect(file.text).toBe('first line\n')
  })

  it('drops what cannot be written, tells once, and says how many were lost when there is room again', async () => {
    const { file, sink, flushes, messages, onTrouble } = setUp(0)
    for (let i = 0; i < 3; i++) {
      sink.write('lost\n')
      sink.write('lost too\n')
      await flushes()
    }
    expect(onTrouble).toHaveBeenCalledTimes(1)
    file.room = Infinity
    sink.write('kept\n')
    await flushes()
    expect(messages()).toEqual([expect.objectContaining({ level: 40, lost: 6 }), 'kept'])
    sink.write('kept too\n')
    await flushes()
    expect(messages()).toHaveLength(3)
  })

  it('says how many were lost also when nothing else is to be said', async () => {
    const { file, sink, flushes, messages } = setUp(0)
    sink.write('lost\n')
    await flushes()
    file.room = Infinity
    await flushes()
    expect(messages()).toEqual([expect.objectContaining({ lost: 1 })])
  })

  it('begins a new line after one that broke off, and counts that one as lost', async () => {
    const { file, sink, flushes, messages } = setUp(7)
    sink.write('one\n')
    sink.write('broken off\n')
    sink.write('three\n')
    await flushes()
    expect(file.text).toBe('one\nbro')
    file.room = Infinity
    sink.write('four\n')
    await flushes()
    expect(messages()).toEqual(['one', 'bro', expect.objectContaining({ lost: 2 }), 'four'])
  })

  it('counts again what it could not say, in full', async () => {
    const { file, sink, flushes, messages } = setUp(0)
    sink.write('lost\n')
    await flushes()
    file.room = 20
    await flushes()
    file.room = Infinity
    await flushes()
    expect(messages().at(-1)).toEqual(expect.objectContaining({ lost: 1 }))
  })

  it('waits for a reader that is busy and loses nothing', async () => {
    const { file, sink, flushes } = setUp()
    file.isBusy = true
    sink.write('one\n')
    await flushes()
    sink.write('two\n')
    file.isBusy = false
    await flushes()
    await flushes()
    expect(file.text).toBe('one\ntwo\n')
  })

  it('keeps no more than its share of memory when a reader stands still', async () => {
    const { file, sink, flushes, messages } = setUp()
    file.isBusy = true
    const line = `${'x'.repeat(1023)}\n`
    for (let i = 0; i < 3000; i++) sink.write(line)
    file.isBusy = false
    await flushes()
    await flushes()
    expect(file.text.length).toBeLessThan(1.2 * 1024 * 1024)
    const lost = messages().find((message) => typeof message === 'object')
    const kept = messages().filter((message) => typeof message === 'string').length
    expect(lost).toEqual(expect.objectContaining({ lost: 3000 - kept }))
  })
})
