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
const PLAIN = /^\p{ASCII}*$/u
// Also with the punctuation of Latin scripts and with pictures, among which is no letter, digit or mark once a text is taken apart.
const PUNCTUATED = /^[\p{ASCII}\u00a0-\u00ac\u00ae-\u00bf\u2010-\u2027\u2600-\u2767\u{1f300}-\u{1faff}]*$/u
const ENDS_SENTENCE = '!?;:\n'
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
const ENDS_ANOTHER = new Set([...REST_OF.keys(), 'self'])
const FEWEST_LETTERS_APART = 4

/** Whether `word` ends the word before it: "don t", "my self". */
const belongsTo = (before: string | undefined, word: string, after: string | undefined): boolean => {
  if (before === undefined || !ENDS_ANOTHER.has(word)) return false
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
const endsSentence = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) {
    const mark = text[at] ?? ''
    if (mark === ' ') continue
    if (ENDS_SENTENCE.includes(mark)) return true
    // Dots in a row are a pause, not an end.
    const isPause = (at > from && text[at - 1] === '.') || (at + 1 < to && text[at + 1] === '.')
    if (mark === '.' && !isPause) return true
  }
  return false
}

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

/** By code of a character of a plain text: whether it is part of a word, stands for a letter inside of one, or also before one. */
const PLACE = new Uint8Array(128)
const [IN_WORD, INSIDE, BEFORE] = [1, 2, 4]
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') PLACE[letter.charCodeAt(0)] = IN_WORD
for (const mark of '*!|#') PLACE[mark.charCodeAt(0)] = INSIDE
for (const mark of '@$') PLACE[mark.charCodeAt(0)] = INSIDE | BEFORE
const STAR = '*'.charCodeAt(0)

const isAt = (text: string, at: number, place: number): boolean =>
  ((PLACE[text.charCodeAt(at)] ?? 0) & place) !== 0

/** Where the word of a plain text ends that begins at `from`: what `WORD` does, in a third of the time. */
const endOfPlain = (text: string, from: number): number => {
  let end = from + 1
  for (let at = end; at < text.length; at++) {
    if (isAt(text, at, IN_WORD)) end = at + 1
    else if (!isAt(text, at, INSIDE)) break
  }
  while (text.charCodeAt(end) === STAR) end++
  return end
}

/** Calls back with where each word of a plain text begins and ends. */
const forEachPlain = (text: string, tell: (from: number, to: number) => void): void => {
  for (let at = 0; at < text.length; at++) {
    if (!isAt(text, at, IN_WORD) && !(isAt(text, at, BEFORE) && isAt(text, at + 1, IN_WORD))) continue
    const end = endOfPlain(text, at)
    tell(at, end)
    at = end - 1
  }
}

/** The words of a text that is normalized already. */
export const wordsIn = (normal: string): readonly Written[] => {
  const words: Written[] = []
  let end = 0
  let letters = 0
  // Few texts have parts of words to put together: no other is gone through for them.
  let hasParts = false
  const take = (from: number, to: number): void => {
    const word = normal.slice(from, to)
    words.push({ word, begins: endsSentence(normal, end, from) })
    end = to
    letters = word.length === 1 ? letters + 1 : 0
    hasParts ||= letters >= FEWEST_LETTERS_APART || ENDS_ANOTHER.has(word)
  }
  if (PUNCTUATED.test(normal)) forEachPlain(normal, take)
  else for (const { 0: word, index } of normal.matchAll(WORD)) take(index, index + word.length)
  return hasParts ? joined(withoutGaps(words)) : words
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
