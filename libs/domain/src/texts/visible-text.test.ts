import { describe, expect, it } from '@jest/globals'
import { isBlank, writtenText } from './visible-text.js'

const UNSEEN: [string, string][] = [
  ['nothing', ''],
  ['spaces, tabs and line ends', ' \t\r\n\v\f\u0085\u2028\u2029'],
  ['spaces of other widths', '\u00a0\u1680\u2000\u2009\u200a\u202f\u205f\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['controls', '\u0000\u0001\u0007\u001b\u007f\u009f'],
  [
    'characters that turn the direction',
    '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  ],
  ['variation selectors', '\ufe00\ufe0e\ufe0f\u{e0100}\u{e01ef}\u180b\u180f'],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
  ['the empty Braille cell', '\u2800\u2800'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['joiners of graphemes', '\u034f'],
  ['signs of mathematics that are not drawn', '\u2061\u2062\u2063\u2064'],
  ['old format characters', '\u206a\u206f\u180e\u17b4\u17b5'],
  ['language tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['marks of musical notation that are not drawn', '\u{1d159}\u{1d173}\u{1d17a}'],
  ['marks of shorthand and hieroglyphs that are not drawn', '\u{1bca0}\u{13430}\u{16fe4}'],
  ['interlinear anchors', '\ufff9\ufffa\ufffb'],
  ['what is no character', '\ufffe\uffff\u{1fffe}\ufdd0'],
  // With something between them: two halves that meet are a letter of Linear B.
  ['halves of pairs', '\udc00\u200b\ud800\u200b'],
]

const SEEN: [string, string][] = [
  ['a letter', 'a'],
  ['a dot', '.'],
  ['a letter among what is not seen', '\u200b\u3164a\ufe0f'],
  ['an emoji', '😀'],
  ['an emoji of several parts', '👩‍🍳'],
  ['a heart with its selector', '❤️'],
  ['a flag', '🇺🇸'],
  ['Hangul', '안'],
  ['Braille with dots', '\u2801'],
  ['Arabic', 'مرحبا'],
  ['an Arabic number sign', '\u0600'],
  ['Devanagari', 'नमस्ते'],
  ['Khmer', 'សួស្តី'],
  ['Chinese of a later plane', '𠀀'],
  ['a Mongolian letter', '\u1820'],
  ['a character of one’s own font', '\ue000'],
  ['an accent alone', '\u0301'],
]

describe(isBlank.name, () => {
  it.each(UNSEEN)('is true of %s', (_name, text) => {
    expect(isBlank(text)).toBe(true)
    expect(isBlank(text.repeat(50))).toBe(true)
  })

  it('is true of all of them together', () => {
    expect(isBlank(UNSEEN.map(([, text]) => text).join(''))).toBe(true)
  })

  it.each(SEEN)('is false of %s', (_name, text) => {
    expect(isBlank(text)).toBe(false)
    expect(isBlank(`${UNSEEN.map(([, unseen]) => unseen).join('')}${text}`)).toBe(false)
  })
})

describe(writtenText.name, () => {
  it('drops the space around a text, and a text that cannot be seen', () => {
    expect(writtenText('  two words \n')).toBe('two words')
    expect(writtenText(' \u200b\u2800 ')).toBe('')
    expect(writtenText('👩‍🍳')).toBe('👩‍🍳')
  })
})
