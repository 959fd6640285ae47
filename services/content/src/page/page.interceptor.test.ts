import { describe, expect, it } from '@jest/globals'
import { isKnown } from './page.interceptor.js'
import { jsonPage, svgPage } from './page.js'

describe(isKnown.name, () => {
  it.each([
    ['the same tag', '"abc"', true],
    ['one of several', '"x", "abc"', true],
    ['the tag that a proxy weakened', 'W/"abc"', true],
    ['any', '*', true],
    ['another tag', '"abcd"', false],
    ['no header', undefined, false],
  ])('knows %s: %s → %s', (_what, header, expected) => {
    expect(isKnown(header, '"abc"')).toBe(expected)
  })
})

describe(jsonPage.name, () => {
  it('gives equal bytes an equal strong tag and other bytes another', () => {
    expect(jsonPage({ a: 1 }, 300).etag).toBe(jsonPage({ a: 1 }, 300).etag)
    expect(jsonPage({ a: 1 }, 300).etag).not.toBe(jsonPage({ a: 2 }, 300).etag)
    expect(jsonPage({ a: 1 }, 300).etag).toMatch(/^"[\w-]{43}"$/)
  })
})

describe(svgPage.name, () => {
  it('puts a drawing that is opened by itself into a sandbox', () => {
    expect(svgPage('<svg/>', 60).headers).toEqual({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
  })
})
