import { jest } from '@jest/globals'

/** Lets the window be as wide as a desk, or as narrow as a phone, which jsdom is without it. */
export const windowIs = (width: 'wide' | 'narrow') =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: width === 'wide' } as MediaQueryList)
