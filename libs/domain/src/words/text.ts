/** A word of a text as it was written, without accents and apostrophes, in lower case. */
export interface Written {
  readonly word: string
  /** A sentence or a line ended before it. */
  readonly begins: boolean
}

// By itself it would become the letter.
const DEGREE_AS_LETTER = /º/gu
const APOSTROPHES = /['’‘‛ʼ′´`]/gu
const ACCENT = /[\u0300-\u036f]/g
const INVISIBLE_OR_ACCENT = /[\p{Cf}\p{M}]/gu
// A letter or digit first, so that marks alone are no word; marks inside stand for letters, as in "k!ll" and "su*cide".
const WORD = /[@$]?[\p{L}\p{N}](?:[*@$!|#]*[\p{L}\p{N}])*\**/gu
// The same for a text of plain letters, in a third of the time.
const PLAIN_WORD = /[@$]?[a-z0-9](?:[*@$!|#]*[a-z0-9])*\**/gu
const PLAIN = /^\p{ASCII}*$/u
// Also with the punctuation of Latin scripts and with pictures, among which is no letter, digit or mark once a text is taken apart.
const PUNCTUATED = /^[\p{ASCII}\u00a0-\u00ac\u00ae-\u00bf\u2010-\u2027\u2600-\u2767\u{1f300}-\u{1faff}]*$/u
// Dots in a row are a pause, not an end.
const ENDS_SENTENCE = /(?<!\.)\.(?!\.)|[!?;:\n]/u
const MARK_INSIDE = /[!|#]/u

/** Words after "my self" with which it is not "myself": "it hurt my self-esteem". */
const WITH_SELF = new Set(
  'belief confidence control discipline doubt esteem image love respect talk worth'.split(' '),
)
/** What is left of a contraction whose apostrophe became a blank: "don t", "i m". */
const REST_OF = new Map([
  ['t', /n$/],
  ['m', /^i$/],
  ['d', /^(?:i|they|it|he|she|we|you)$/],
  ['ll', /^(?:i|they|it|he|she|we|you)$/],
  ['ve', /^(?:i|they|we|should|would|could)$/],
])
/** No rest is longer, "self" is the longest. */
const LONGEST_REST = 4
const FEWEST_LETTERS_APART = 4

/** Whether `word` ends the word before it: "don t", "my self". */
const belongsTo = (before: string | undefined, word: string, after: string | undefined): boolean => {
  if (before === undefined || word.length > LONGEST_REST) return false
  if (word === 'self') return before === 'my' && !WITH_SELF.has(after ?? '')
  return REST_OF.get(word)?.test(before) ?? false
}

const joined = (words: readonly Written[]): Written[] => {
  const whole: Written[] = []
  for (const [index, { word, begins }] of words.entries()) {
    const before = whole.at(-1)
    if (before !== undefined && belongsTo(before.word, word, words[index + 1]?.word))
      whole[whole.length - 1] = { word: before.word + word, begins: before.begins }
    else whole.push({ word, begins })
  }
  return whole
}

/** "k i l l  m y s e l f" is one long word; which ones it holds is found when it is read. */
const withoutGaps = (words: readonly Written[]): Written[] => {
  const whole: Written[] = []
  let run: Written[] = []
  const endRun = () => {
    const [first] = run
    if (first !== undefined && run.length >= FEWEST_LETTERS_APART)
      whole.push({ word: run.map(({ word }) => word).join(''), begins: first.begins })
    else whole.push(...run)
    run = []
  }
  for (const written of words) {
    if (written.word.length === 1) run.push(written)
    else {
      endRun()
      whole.push(written)
    }
  }
  endRun()
  return whole
}

/** Whether a sentence or a line ends in a stretch between two words, which mostly is one blank. */
const endsSentence = (text: string, from: number, to: number): boolean =>
  to > from && !(to === from + 1 && text[from] === ' ') && ENDS_SENTENCE.test(text.slice(from, to))

/** A text in lower case, without accents and apostrophes; all other marks stay. */
export const normalized = (text: string): string => {
  const bare = text.replace(APOSTROPHES, '')
  if (PLAIN.test(bare)) return bare.toLowerCase()
  // Apostrophes twice: to normalize makes one of a wide one, and a blank and an accent of an acute accent that stands for one.
  const apart = bare.replace(DEGREE_AS_LETTER, '°').normalize('NFKD').replace(APOSTROPHES, '')
  // Mostly there is nothing but accents: to look for all marks of all scripts takes ten times as long.
  const latin = apart.replace(ACCENT, '')
  return (PUNCTUATED.test(latin) ? latin : latin.replace(INVISIBLE_OR_ACCENT, '')).toLowerCase()
}

/** The words of a text that is normalized already. */
export const wordsIn = (normal: string): readonly Written[] => {
  const pattern = PUNCTUATED.test(normal) ? PLAIN_WORD : WORD
  const words: Written[] = []
  let end = 0
  for (const { 0: word, index } of normal.matchAll(pattern)) {
    words.push({ word, begins: endsSentence(normal, end, index) })
    end = index + word.length
  }
  return joined(withoutGaps(words))
}

/** The words of a text in their order. */
export const wordsOf = (text: string): readonly Written[] => wordsIn(normalized(text))

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '#': 'h',
}
const SIGN = /[0134578@$!|#]/gu

/** A word whose letters were replaced by look-alikes: "k1ll" is "kill". Stars stay. */
export const withLetters = (word: string): string => word.replace(SIGN, (sign) => LETTER_OF[sign] ?? sign)

/** "stop!help": two words with a mark between them. */
export const atMarks = (word: string): string[] =>
  MARK_INSIDE.test(word) ? word.split(MARK_INSIDE).filter((part) => part !== '') : [word]

const SAME_AGAIN = /(.)\1+/gu

/** A word with each letter once where it is repeated: "killl" and "kill" are "kil". */
export const squeezed = (word: string): string => word.replace(SAME_AGAIN, '$1')
