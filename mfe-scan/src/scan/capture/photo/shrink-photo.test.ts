import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DecoderAnswer } from '../decoder/serve'
import { givePhotos, photoFile, refusePhotos } from '../../testing/photos'
import type { ShrunkPhoto } from './draw-photo'
import type { ShrinkAnswer } from './shrink.worker'
import { shrinkPhoto } from './shrink-photo'

const fromWorker: ShrunkPhoto = { blob: new Blob(['small']), width: 10, height: 5 }

/** A worker that gives this answer; counts how many still run. */
function giveWorker(answer: ShrinkAnswer | DecoderAnswer<ShrunkPhoto> | 'broken') {
  const running = { count: 0 }
  class FakeWorker {
    onmessage: ((event: { data: object }) => void) | null = null
    onerror: (() => void) | null = null
    constructor() {
      running.count += 1
    }
    postMessage() {
      setTimeout(() => (answer === 'broken' ? this.onerror?.() : this.onmessage?.({ data: answer })))
    }
    terminate() {
      running.count -= 1
    }
  }
  Reflect.set(globalThis, 'Worker', FakeWorker)
  Reflect.set(globalThis, 'OffscreenCanvas', Object)
  return running
}

beforeEach(givePhotos)
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker')
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
})

describe(shrinkPhoto.name, () => {
  it('works in a worker and ends it', async () => {
    const running = giveWorker({ photo: fromWorker })
    expect(await shrinkPhoto(photoFile())).toBe(fromWorker)
    expect(running.count).toBe(0)
  })

  it.each([
    ['which cannot read the file', { photo: null }] as const,
    ['which does not start', 'broken'] as const,
  ])('works on the page after a worker %s', async (_, answer) => {
    giveWorker(answer)
    expect(await shrinkPhoto(photoFile())).toMatchObject({ width: 1024, height: 768 })
  })

  it('works on the page where the browser has no worker', async () => {
    expect(await shrinkPhoto(photoFile())).toMatchObject({ width: 1024, height: 768 })
  })

  it('tries to read a file without a type', async () => {
    expect(await shrinkPhoto(photoFile('IMG_0001', ''))).toMatchObject({ width: 1024 })
  })

  it('refuses what is no image without reading it', async () => {
    expect(await shrinkPhoto(photoFile('plan.pdf', 'application/pdf'))).toBe('not-an-image')
  })

  it('tells when neither way can read it', async () => {
    refusePhotos()
    giveWorker({ photo: null })
    expect(await shrinkPhoto(photoFile())).toBe('unreadable')
  })
})

describe('a HEIC photo in a browser that cannot read it', () => {
  const heic = new File(['\0\0\0\x1cftypheic\0\0\0\0mif1'], 'IMG_0001.HEIC', { type: 'image/heic' })
  const serveDecoder = (status: number) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('wasm', { status })))
  beforeEach(refusePhotos)

  it('is read by a decoder that is downloaded only now', async () => {
    const fetched = serveDecoder(200)
    giveWorker({ photo: null })
    expect(await shrinkPhoto(photoFile())).toBe('unreadable')
    expect(fetched).not.toHaveBeenCalled()
    const running = giveWorker({ answer: fromWorker })
    expect(await shrinkPhoto(heic)).toBe(fromWorker)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(running.count).toBe(0)
  })

  it.each([
    ['does not come', 404, { answer: fromWorker }, 'no-decoder'] as const,
    ['does not start', 200, 'broken', 'no-decoder'] as const,
    ['finds it damaged', 200, { failed: true }, 'unreadable'] as const,
  ])('has a sentence when the decoder %s', async (_, status, answer, problem) => {
    serveDecoder(status)
    giveWorker(answer)
    expect(await shrinkPhoto(heic)).toBe(problem)
  })
})
