import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { givePhotos, photoFile, refusePhotos } from '../testing/photos'
import type { ShrunkPhoto } from './draw-photo'
import type { ShrinkAnswer } from './shrink.worker'
import { shrinkPhoto } from './shrink-photo'

const fromWorker: ShrunkPhoto = { blob: new Blob(['small']), width: 10, height: 5 }

/** A worker that gives this answer; counts how many still run. */
function giveWorker(answer: ShrinkAnswer | 'broken') {
  const running = { count: 0 }
  class FakeWorker {
    onmessage: ((event: { data: ShrinkAnswer }) => void) | null = null
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
