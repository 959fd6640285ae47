import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { GAP, PRINTABLE, printable } from './printable.js'

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
}
const isFontReader = (value: unknown): value is { openSync(path: string): Font } =>
  typeof value === 'object' && value !== null && 'openSync' in value

/** The fonts as the printer has them, read by what reads them there. */
const fonts = (): Font[] => {
  const ours = createRequire(import.meta.url)
  const pdfkit = createRequire(ours.resolve('pdfmake/fonts/Roboto.js')).resolve('pdfkit')
  const reader: unknown = createRequire(pdfkit)('fontkit')
  if (!isFontReader(reader)) throw new TypeError('there is no reader of fonts')
  return ['Regular', 'Medium'].map((weight) =>
    reader.openSync(ours.resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`)),
  )
}

describe(printable.name, () => {
  it.each([
    ['Zażółć gęślą jaźń, Đặng, Ștefan', 'Zażółć gęślą jaźń, Đặng, Ștefan'],
    ['Γειά σου Κόσμε', 'Γειά σου Κόσμε'],
    ['Привет, мир. Ґанок', 'Привет, мир. Ґанок'],
    // A letter and its accent as two signs are one letter.
    ['cafe\u0301', 'café'],
    ['“10 lb” – 5 € … done', '“10 lb” – 5 € … done'],
  ])('prints %s', (text, printed) => {
    expect(printable(text)).toBe(printed)
  })

  it.each([
    ['你好 world 🙂 ok', '[?] world [?] ok'],
    ['👍🏽👨‍👩‍👧 ❤️ great', '[?] great'],
    ['مرحبا بك, שלום', '[?], [?]'],
    ['こんにちは', '[?]'],
    ['© and ©\ufe0f', '© and ©'],
  ])('says where %s has signs that the font has not', (text, printed) => {
    expect(printable(text)).toBe(printed)
  })

  it('keeps lines, and nothing that nobody sees', () => {
    expect(printable(' one \r\n\r\n\ttwo\u2028three\u202e 5:00\u202fPM\u0000 ')).toBe(
      'one\ntwo\nthree 5:00 PM',
    )
  })

  it('leaves nothing to the font that it has not', () => {
    const both = fonts()
    for (let codePoint = 0x20; codePoint <= 0xffff; codePoint++) {
      if (!PRINTABLE.test(String.fromCodePoint(codePoint))) continue
      const has = both.map((font) => font.hasGlyphForCodePoint(codePoint))
      expect([codePoint.toString(16), ...has]).toEqual([codePoint.toString(16), true, true])
    }
  })

  it('makes any text printable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const sign of printable(text)) expect(sign === '\n' || PRINTABLE.test(sign)).toBe(true)
      }),
    )
    expect(printable(GAP)).toBe(GAP)
  })
})
