import { type Groups, type Phrase, placesOf } from './pattern.js'
import { wordsOf } from './text.js'
import { type Meaning, Vocabulary } from './vocabulary.js'

/** Phrases by family, and what looks like them but is not. */
export interface WordRules<Family extends string> {
  readonly groups: Groups
  /** The families in the order in which they are told. */
  readonly order: readonly Family[]
  readonly families: Readonly<Record<Family, readonly Phrase[]>>
  /** Figures of speech and everyday things: their stretch of a text is left out, nothing else of it. */
  readonly butNot: readonly Phrase[]
  /** Words over which every phrase steps: "just", "really". */
  readonly fillers: readonly string[]
  /** Words that a gap in a phrase never steps over: "not". */
  readonly negations: readonly string[]
  /** Further words that may be written without a blank beside one of the phrases. */
  readonly common: readonly string[]
}

interface Place {
  readonly numbers: ReadonlySet<number>
  readonly isOther: boolean
  readonly isOptional: boolean
  readonly gap: number
}

interface Compiled<Family> {
  readonly family: Family
  readonly places: readonly Place[]
  /** The words of each place that has to be filled. */
  readonly needs: readonly (readonly number[])[]
}

type Index<Family> = ReadonlyMap<number, readonly Compiled<Family>[]>

/** A text as it is read: what each word may mean, where sentences begin, and which words are left out. */
interface Reading {
  readonly meanings: readonly Meaning[]
  readonly begins: readonly boolean[]
  readonly isLeftOut: boolean[]
  /** By number of a word: whether it stands anywhere in the text. */
  readonly has: Uint8Array
}

const fits = ({ numbers, isOther }: Place, meaning: Meaning): boolean => {
  for (const number of meaning) if (numbers.has(number)) return !isOther
  return isOther
}

/** Finds families of phrases in texts. Everything is bounded: no text makes it slow. */
export class WordMatcher<Family extends string> {
  private readonly vocabulary = new Vocabulary()
  private readonly fillers: ReadonlySet<number>
  private readonly negations: ReadonlySet<number>
  private readonly phrases: Index<Family>
  private readonly exceptions: Index<null>
  private readonly order: readonly Family[]

  constructor(private readonly rules: WordRules<Family>) {
    const { order, families, butNot, fillers, negations, common } = rules
    this.order = order
    this.phrases = this.indexOf(
      this.order.flatMap((family) => families[family].map((phrase) => ({ family, phrase }))),
    )
    this.exceptions = this.indexOf(butNot.map((phrase) => ({ family: null, phrase })))
    this.fillers = this.numbersOf(fillers)
    this.negations = this.numbersOf(negations)
    this.numbersOf(common)
  }

  /** The families that a text has words of, in the order of the rules. */
  find(text: string): Family[] {
    const reading = this.read(text)
    this.match(this.exceptions, reading, (_family, from, to) => {
      reading.isLeftOut.fill(true, from, to)
      return true
    })
    const found = new Set<Family>()
    this.match(this.phrases, reading, (family) => {
      found.add(family)
      return found.size < this.order.length
    })
    return this.order.filter((family) => found.has(family))
  }

  private numbersOf(words: readonly string[]): ReadonlySet<number> {
    return new Set(words.map((word) => this.vocabulary.add(word)))
  }

  private indexOf<Of>(all: readonly { family: Of; phrase: Phrase }[]): Index<Of> {
    const index = new Map<number, Compiled<Of>[]>()
    for (const { family, phrase } of all) {
      const places = placesOf(phrase, this.rules.groups).map((place) => ({
        ...place,
        numbers: this.numbersOf(place.words),
      }))
      const needs = places
        .filter((place) => !place.isOptional && !place.isOther)
        .map(({ numbers }) => [...numbers])
        // The place with the fewest words is the likeliest to be missing from a text.
        .sort((one, other) => one.length - other.length)
      const compiled = { family, places, needs }
      for (const number of places[0]?.numbers ?? []) {
        const known = index.get(number)
        if (known === undefined) index.set(number, [compiled])
        else known.push(compiled)
      }
    }
    return index
  }

  private read(text: string): Reading {
    const meanings: Meaning[] = []
    const begins: boolean[] = []
    const known = new Map<string, Meaning[]>()
    let isBegin = false
    for (const written of wordsOf(text)) {
      isBegin ||= written.begins
      const read = known.get(written.word) ?? this.vocabulary.read(written.word)
      known.set(written.word, read)
      for (const meaning of read) {
        if (meaning.some((number) => this.fillers.has(number))) continue
        meanings.push(meaning)
        begins.push(isBegin)
        isBegin = false
      }
    }
    const has = new Uint8Array(this.vocabulary.size)
    for (const meaning of meanings) for (const number of meaning) has[number] = 1
    return { meanings, begins, isLeftOut: meanings.map(() => false), has }
  }

  /** Tells of every phrase in the text, until `tell` has heard enough. */
  private match<Of>(
    index: Index<Of>,
    reading: Reading,
    tell: (family: Of, from: number, to: number) => boolean,
  ): void {
    // Most phrases miss a word that stands nowhere in the text: each is asked for once, not at every place.
    const isPossible = new Map<Compiled<Of>, boolean>()
    const possible = new Map<number, readonly Compiled<Of>[]>()
    const possibleFrom = (number: number) => {
      const known = possible.get(number)
      if (known !== undefined) return known
      const phrases = (index.get(number) ?? []).filter((phrase) => {
        const whether =
          isPossible.get(phrase) ??
          phrase.needs.every((place) => place.some((word) => reading.has[word] === 1))
        isPossible.set(phrase, whether)
        return whether
      })
      possible.set(number, phrases)
      return phrases
    }
    for (const [at, meaning] of reading.meanings.entries())
      for (const number of meaning)
        for (const phrase of possibleFrom(number)) {
          const end = this.end(reading, phrase.places, 0, at)
          if (end >= 0 && !tell(phrase.family, at, end)) return
        }
  }

  /** Where the phrase ends that goes on with `place` at the word `at`; -1 when it does not. */
  private end(reading: Reading, places: readonly Place[], place: number, at: number): number {
    const next = places[place]
    if (next === undefined) return at
    if (next.isOther && this.isNear(reading, next, at)) return -1
    for (let here = at; here <= at + next.gap && here < reading.meanings.length; here++) {
      if (reading.isLeftOut[here] === true || (here > at && !this.canStep(reading, at, here))) break
      if (!fits(next, reading.meanings[here] ?? [])) continue
      const end = this.end(reading, places, place + 1, here + 1)
      if (end >= 0) return end
    }
    return next.isOptional ? this.end(reading, places, place + 1, at) : -1
  }

  /** Whether one of the words that must not follow stands at `at` or in the gap behind it. */
  private isNear({ meanings }: Reading, { numbers, gap }: Place, at: number): boolean {
    return meanings
      .slice(at, at + gap + 1)
      .some((meaning) => meaning.some((number) => numbers.has(number)))
  }

  /** Whether a gap may hold the word before `here`: no "not" and no end of a sentence. */
  private canStep({ meanings, begins }: Reading, from: number, here: number): boolean {
    const isNot = meanings[here - 1]?.some((number) => this.negations.has(number)) === true
    return !isNot && begins[here] !== true && begins[from] !== true
  }
}
