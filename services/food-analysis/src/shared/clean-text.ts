// Controls, bidi marks, zero-width characters, private use: nothing a name of a food needs.
const INVISIBLE = /[\p{C}\u2028\u2029]/gu
const LINK = /(?:https?:\/\/|www\.)\S*/giu
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu
const SPACES = /\s+/gu
// Without the u flag on purpose: it is the half of a pair that a cut has left over.
const CUT_IN_HALF = /[\ud800-\udbff]$/

/** Text of a model as one plain line of at most `maxLength` characters: no links, nothing invisible. */
export const cleanText = (text: string, maxLength: number): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(SPACES, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(LINK, '')
    .replaceAll(SPACES, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(CUT_IN_HALF, '')
    .trim()
