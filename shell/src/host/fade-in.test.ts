import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { fadeIn } from './fade-in'

const animate = jest.fn()

const aScreen = ({ isStill, canAnimate }: { isStill: boolean; canAnimate: boolean }) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList)
  const main = document.createElement('main')
  Object.defineProperty(main, 'animate', { value: canAnimate ? animate : undefined })
  document.body.replaceChildren(main)
}

describe(fadeIn.name, () => {
  afterEach(() => {
    jest.restoreAllMocks()
    animate.mockClear()
    document.body.replaceChildren()
  })

  it('lets the screen appear, ending as it stands', () => {
    aScreen({ isStill: false, canAnimate: true })
    fadeIn()
    expect(animate).toHaveBeenCalledTimes(1)
    expect(animate).toHaveBeenCalledWith([{ opacity: 0.4 }, { opacity: 1 }], expect.anything())
  })

  it('moves nothing for who asked for stillness', () => {
    aScreen({ isStill: true, canAnimate: true })
    fadeIn()
    expect(animate).not.toHaveBeenCalled()
  })

  it('does without in a browser that cannot, and where no screen stands', () => {
    aScreen({ isStill: false, canAnimate: false })
    expect(fadeIn).not.toThrow()
    document.body.replaceChildren()
    expect(fadeIn).not.toThrow()
  })
})
