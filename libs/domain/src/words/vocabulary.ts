import { slipsBetween, spellingsOf } from '../foods/spelling.js'
import { OWN_WORDS } from './own-words.js'
import { SHORT_SLIPS } from './short-slips.js'
import { Sieve, sumOf, sumsOf, sumWithout } from './sieve.js'
import { atMarks, squeezed, withLetters } from './text.js'

/** The number that stands for any number in a text. */
export const ANY_NUMBER = '#'

const SLIPS_FROM = 5
const LONGEST = 24
const DIGITS = /^\d+$/
const STRETCHED = /(.)\1{2,}/gu
const PLAIN = /^[a-z]+$/
const JOINED_FROM = 5
const JOINED_TO = 60
const LONGEST_PIECE = 14
const MOST_LATELY = 4000

/** What a written word may be: numbers of known words; none when it is none of them. */
export type Meaning = readonly number[]
const NOTHING: Meaning = []
const NO_WORDS: readonly string[] = []

/** The words that phrases are made of, found again in whatever spelling. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()
  private readonly squeezedWords = new Map<string, number[]>()
  private readonly near = new Map<string, string[]>()
  private readonly own = new Set(OWN_WORDS)
  private readonly skipped = new Set<number>()
  /** Of the words, and of the spellings that are near to one. */
  private readonly words = new Sieve()
  private readonly spellings = new Sieve()
  /** The words read last: most of a text is words that were read before. */
  private readonly lately = new Map<string, Meaning[]>()

  /** How many words are known. */
  get size(): number {
    return this.numbers.size
  }

  /** The number of a word of a phrase, which is known from now on. */
  add(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const number = this.numbers.size
    this.lately.clear()
    this.numbers.set(word, number)
    this.words.add(word)
    put(this.squeezedWords, squeezed(word), number)
    if (word.length >= SLIPS_FROM) for (const spelling of spellingsOf(word)) this.addNear(spelling, word)
    return number
  }

  /** From now on these words of a text are read as if they were not there. */
  skip(words: readonly string[]): void {
    for (const word of words) this.skipped.add(this.add(word))
    this.lately.clear()
  }

  /** What a written word means; several where several words were written as one, none where it is skipped. */
  read(written: string): Meaning[] {
    const known = this.lately.get(written)
    if (known !== undefined) return known
    const meanings = this.readAnew(written).filter(
      (meaning) => !meaning.some((number) => this.skipped.has(number)),
    )
    if (this.lately.size >= MOST_LATELY) this.lately.clear()
    if (written.length <= LONGEST) this.lately.set(written, meanings)
    return meanings
  }

  private readAnew(written: string): Meaning[] {
    const meaning = this.meaningOf(written)
    if (meaning !== NOTHING) return [meaning]
    const parts = atMarks(written)
    if (parts.length > 1) return parts.flatMap((part) => this.read(part))
    const pieces = this.pieces(written) ?? this.pieces(written.replace(STRETCHED, '$1'))
    return pieces?.map((piece) => this.exactly(piece)) ?? [NOTHING]
  }

  private addNear(spelling: string, word: string): void {
    this.spellings.add(spelling)
    put(this.near, spelling, word)
  }

  private exactly(word: string): Meaning {
    const number = this.numbers.get(word)
    return number === undefined ? NOTHING : [number]
  }

  private meaningOf(written: string): Meaning {
    const exact = this.exactly(written)
    if (DIGITS.test(written)) return [...exact, ...this.exactly(ANY_NUMBER)]
    if (exact !== NOTHING || this.own.has(written) || written.length > LONGEST) return exact
    if (PLAIN.test(written)) return this.nearTo(written)
    const letters = withLetters(written)
    if (letters.includes('*')) return this.behindStars(letters)
    return letters === written ? NOTHING : this.meaningOf(letters)
  }

  private nearTo(written: string): Meaning {
    const same = this.squeezedWords.get(squeezed(written))
    if (same !== undefined) return same
    const short = SHORT_SLIPS.get(written)
    if (short !== undefined) return this.exactly(short)
    if (written.length < SLIPS_FROM - 1) return NOTHING
    const found = this.wordsNear(written).filter((word) => slipsBetween(word, written) === 1)
    return found.length === 0 ? NOTHING : found.flatMap((word) => this.exactly(word))
  }

  /** The known words that share a spelling with a written one, each once. */
  private wordsNear(written: string): readonly string[] {
    const sums = sumsOf(written)
    const words: string[] = []
    // The word itself first, then without each of its letters: as `spellingsOf` has them.
    for (let at = -1; at < written.length; at++) {
      if (!this.spellings.mayHave(at < 0 ? sumOf(sums, 0, written.length) : sumWithout(sums, at))) continue
      const spelling = at < 0 ? written : written.slice(0, at) + written.slice(at + 1)
      for (const word of this.near.get(spelling) ?? NO_WORDS) if (!words.includes(word)) words.push(word)
    }
    return words
  }

  /** "k*ll": every word of that length with those letters. "su*cide" leaves one slip. */
  private behindStars(written: string): Meaning {
    const found = [...this.numbers].filter(
      ([word]) =>
        word.length === written.length &&
        word.length > 2 &&
        Array.from(written).every((letter, index) => letter === '*' || letter === word[index]) &&
        written.replaceAll('*', '').length * 2 >= word.length,
    )
    if (found.length > 0) return found.map(([, number]) => number)
    const rest = written.replaceAll('*', '')
    return rest.length < 2 ? NOTHING : this.meaningOf(rest)
  }

  /** The known words that were written without blanks: "killmyself". Null when there is anything else in it. */
  private pieces(written: string): string[] | null {
    if (written.length < JOINED_FROM || written.length > JOINED_TO || this.own.has(written)) return null
    const sums = sumsOf(written)
    // From the end: where the longest first piece ends whose rest can be read, too; 0 where there is none.
    const ends = new Uint8Array(written.length + 1)
    ends[written.length] = written.length
    for (let start = written.length - 1; start >= 0; start--) {
      const longest = Math.min(written.length, start + LONGEST_PIECE)
      for (let end = longest; end > start && ends[start] === 0; end--)
        if (ends[end] !== 0 && this.isPiece(written, start, end, sums)) ends[start] = end
    }
    if (ends[0] === 0) return null
    const pieces: string[] = []
    for (let at = 0; at < written.length; at = ends[at] ?? written.length)
      pieces.push(written.slice(at, ends[at]))
    return pieces
  }

  private isPiece(written: string, start: number, end: number, sums: Int32Array): boolean {
    if (!this.words.mayHave(sumOf(sums, start, end))) return false
    const piece = written.slice(start, end)
    return (piece.length > 1 || piece === 'i') && this.numbers.has(piece)
  }
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}
