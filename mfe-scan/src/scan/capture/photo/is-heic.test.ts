import { describe, expect, it } from '@jest/globals'
import { isHeic } from './is-heic'

describe(isHeic.name, () => {
  it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
    'knows the brand %s',
    async (brand) => {
      expect(await isHeic(new Blob([`\0\0\0\x1cftyp${brand}\0\0\0\0`]))).toBe(true)
    },
  )

  it.each([
    ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0'],
    ['a film', '\0\0\0\x1cftypisom\0\0\0\0'],
    ['a JPEG', 'ÿØÿà\0\x10JFIF\0\x01'],
    ['a name in the wrong place', 'ftypheic\0\0\0\0'],
    ['a few bytes', '\0\0\0'],
    ['nothing', ''],
  ])('is not taken in by %s', async (_, bytes) => {
    expect(await isHeic(new Blob([bytes]))).toBe(false)
  })
})
