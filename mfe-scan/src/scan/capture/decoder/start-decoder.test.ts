import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DecoderAnswer } from './serve'
import { DecoderMissing, startDecoder } from './start-decoder'

const WASM = '/assets/bars.wasm'

/** A worker that keeps what it gets and speaks when the test says so. */
class FakeWorker extends EventTarget {
  onmessage: ((event: { data: DecoderAnswer<string> }) => void) | null = null
  onerror: (() => void) | null = null
  readonly got: unknown[] = []
  isEnded = false
  postMessage(message: unknown) {
    this.got.push(message)
  }
  terminate() {
    this.isEnded = true
  }
}

let worker = new FakeWorker()
beforeEach(() => {
  worker = new FakeWorker()
  Reflect.set(globalThis, 'Worker', function Start() {
    return worker
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('code')))
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'Worker')
})

const start = () => startDecoder<string, string>(WASM, () => new Worker('/assets/bars.js'))

describe(startDecoder.name, () => {
  it('hands the code over first, then asks one question after the other', async () => {
    const decoder = await start()
    const first = decoder.ask('one')
    worker.onmessage?.({ data: { answer: '1' } })
    expect(await first).toBe('1')
    const second = decoder.ask('two')
    worker.onmessage?.({ data: { answer: '2' } })
    expect(await second).toBe('2')
    expect(worker.got).toEqual([expect.objectContaining({ byteLength: 4 }), 'one', 'two'])
    decoder.end()
    expect(worker.isEnded).toBe(true)
  })

  it('tells a file that cannot be read from a decoder that cannot be had', async () => {
    const decoder = await start()
    const asked = decoder.ask('one')
    worker.onmessage?.({ data: { failed: true } })
    await expect(asked).rejects.not.toBeInstanceOf(DecoderMissing)
    const other = await start()
    worker.onerror?.()
    await expect(other.ask('two')).rejects.toBeInstanceOf(DecoderMissing)
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('network'))],
    ['a refusal', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('is missing with %s', async (_, answer) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
    await expect(start()).rejects.toBeInstanceOf(DecoderMissing)
    expect(worker.got).toEqual([])
  })

  it('is missing where its worker may not start: the remote comes from another origin', async () => {
    const refuse = () => {
      throw new DOMException('Script cannot be accessed from origin', 'SecurityError')
    }
    await expect(startDecoder(WASM, refuse)).rejects.toBeInstanceOf(DecoderMissing)
  })

  it('waits no longer than anybody would', async () => {
    const decoder = await start()
    jest.useFakeTimers()
    const asked = decoder.ask('one')
    jest.advanceTimersByTime(30_000)
    await expect(asked).rejects.toThrow('could not read')
  })
})
