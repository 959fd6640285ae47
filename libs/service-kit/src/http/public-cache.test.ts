import { describe, expect, it } from '@jest/globals'
import { isKnown, publicAnswer, publicJson } from './public-cache.js'

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

describe(publicJson.name, () => {
  it('gives equal bytes an equal strong tag and other bytes another', () => {
    expect(publicJson({ a: 1 }, 300).etag).toBe(publicJson({ a: 1 }, 300).etag)
    expect(publicJson({ a: 1 }, 300).etag).not.toBe(publicJson({ a: 2 }, 300).etag)
    expect(publicJson({ a: 1 }, 300).etag).toMatch(/^"[\w-]{43}"$/)
  })
})

describe(publicAnswer.name, () => {
  it('is fresh for some seconds, and may be shown stale only where that is said', () => {
    const parts = { body: '', contentType: 'text/plain', freshSeconds: 60 }
    expect(publicAnswer(parts).cacheControl).toBe('public, max-age=60')
    expect(publicAnswer({ ...parts, staleSeconds: 30 }).cacheControl).toBe(
      'public, max-age=60, stale-while-revalidate=30',
    )
  })
})
