import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readBarcode } from './barcode.js'

describe(readBarcode.name, () => {
  it.each([
    ['an EAN-13', '3017620422003', '3017620422003'],
    ['a UPC-A', '036000291452', '0036000291452'],
    ['an EAN-8', '96385074', '96385074'],
    ['a UPC-E', '04252614', '0042100005264'],
    ['spaces and dashes', '3 017620-422003', '3017620422003'],
  ])('takes %s', (_what, code, expected) => {
    expect(readBarcode(code)).toBe(expected)
  })

  it.each([
    '3017620422004',
    '036000291453',
    '96385075',
    '1234',
    '30176204220031',
    'abcdefghijklm',
    '',
    '３０１７６２０４２２００３',
  ])('refuses %s', (code) => {
    expect(readBarcode(code)).toBeNull()
  })

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const good = '3017620422003'
        const wrong = good.slice(0, at) + ((Number(good[at]) + by) % 10) + good.slice(at + 1)
        expect(readBarcode(wrong)).toBeNull()
      }),
    )
  })
})
