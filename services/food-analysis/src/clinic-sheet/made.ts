/** The small numbers that sheets write out. */
export const IN_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** What came of a figure: a value, or why there is none. */
export type Made = { readonly value: string; readonly takenAs?: string } | { readonly problem: string }

export const problem = (sentence: string): Made => ({ problem: sentence })

/** The numbers that stand in some words, also the small ones that are written out. */
export const numbersIn = (words: string): Set<number> => {
  const digits = words.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []
  const written = words.toLowerCase().match(/[a-z]+/g) ?? []
  return new Set([
    ...digits.map(Number),
    ...written.flatMap((word) => (IN_WORDS.includes(word) ? [IN_WORDS.indexOf(word)] : [])),
  ])
}
