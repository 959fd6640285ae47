/** Stands for signs that the font has no letters for. */
export const GAP = '[?]'

/** Latin with Vietnamese, Greek, Cyrillic, and the signs beside them, as Roboto has them; a test asks the font. */
const LETTERS = [
  String.raw`\x20-\x7e\xa0-\u017f\u0218-\u021b\u1ea0-\u1ef9`,
  String.raw`\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce`,
  String.raw`\u0400-\u0486\u0488-\u0513`,
  String.raw`\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a`,
  String.raw`\u20a6-\u20ac\u20b9\u20ba\u20bd\u2116\u2122\u2212\u2248\u2260\u2264\u2265`,
].join('')
/** One that can be printed. */
export const PRINTABLE = new RegExp(`[${LETTERS}]`, 'u')
const GAPS = new RegExp(`[^\\n${LETTERS}]+(?: +[^\\n${LETTERS}]+)*`, 'gu')

/** As much of a printable text as fits, with a sign that there is more. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()} …`

/** What nobody sees: directions, joiners, kinds of emoji. */
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f]/gu

/**
 * A text of a person as the font can print it: letters as they are, every run of signs that it does not have as `GAP`,
 * never as an empty box.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Zs}/gu, ' ')
    .replaceAll(GAPS, GAP)
    .replaceAll(/ *\n\s*/gu, '\n')
    .trim()
