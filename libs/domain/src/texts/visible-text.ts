/**
 * Characters that draw nothing: spaces of any width, controls, what joins or turns other characters, variation
 * selectors, fillers of Hangul and Khitan, the empty Braille cell, the note without a head. Halves of pairs too.
 */
const UNSEEN =
  '\\p{White_Space}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800\\u{16fe4}\\u{1d159}'

/** Signs of Arabic, Syriac and Kaithi that stand under numbers: format characters by class, and yet they are drawn. */
const SEEN = '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}'

const VISIBLE = new RegExp(`[^${UNSEEN}]|[${SEEN}]`, 'u')

/** Whether a text has no visible character: it says nothing, however long it is. Source: wire-rules 6. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** What somebody wrote, without space around it; nothing when none of it can be seen. */
export const writtenText = (text: string): string => (isBlank(text) ? '' : text.trim())
