import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { crossFade } from './cross-fade'

const aBrowser = (isStill: boolean, startViewTransition?: unknown) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList)
  Object.defineProperty(document, 'startViewTransition', { value: startViewTransition, configurable: true })
}

describe(crossFade.name, () => {
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(document, 'startViewTransition')
  })

  it('draws at once where the browser has no transitions, and for who asked for stillness', () => {
    const draw = jest.fn()
    aBrowser(false)
    crossFade(draw)
    expect(draw).toHaveBeenCalledTimes(1)
    const start = jest.fn()
    aBrowser(true, start)
    crossFade(draw)
    expect(draw).toHaveBeenCalledTimes(2)
    expect(start).not.toHaveBeenCalled()
  })

  it('draws within the transition, and takes one that is skipped for nothing', async () => {
    const draw = jest.fn()
    const drawn: (() => void)[] = []
    aBrowser(false, (update: () => void) => {
      drawn.push(update)
      return { ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')) }
    })
    crossFade(draw)
    expect(draw).not.toHaveBeenCalled()
    for (const update of drawn) update()
    expect(draw).toHaveBeenCalledTimes(1)
    await new Promise((resolve) => setTimeout(resolve))
  })
})
