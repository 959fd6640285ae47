import { type Groups, nearnessOf, type Phrase, placesOf } from './pattern.js'
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
  /** The most words it spans, behind the word of its first place and before it. */
  readonly longest: number
  readonly back: number
  /** How far its words may stand from the first in any order; null where the order counts. */
  readonly near: number | null
}

type Index<Family> = ReadonlyMap<number, readonly Compiled<Family>[]>

/** A text as it is read: what each word may mean, where sentences begin, and which words are left out. */
interface Reading {
  readonly meanings: readonly Meaning[]
  readonly begins: readonly boolean[]
  readonly isLeftOut: boolean[]
  /** By number of a word: where it stands in the text. */
  readonly where: ReadonlyMap<number, readonly number[]>
  /** By number of a word: how often. */
  readonly counts: Uint32Array
}

const fits = ({ numbers, isOther }: Place, meaning: Meaning): boolean => {
  for (const number of meaning) if (numbers.has(number)) return !isOther
  return isOther
}

/** From where to where the words of all places stand in any order around `at`, which is the first's. */
const around = (
  { meanings, begins, isLeftOut }: Reading,
  [, ...others]: readonly Place[],
  at: number,
  near: number,
): readonly [number, number] | null => {
  if (isLeftOut[at] === true) return null
  let from = at
  while (from > 0 && from > at - near && begins[from] !== true) from--
  let to = at + 1
  while (to < meanings.length && to <= at + near && begins[to] !== true) to++
  let first = at
  let last = at
  for (const place of others) {
    let found = -1
    for (let here = from; here < to && found < 0; here++)
      if (here !== at && isLeftOut[here] !== true && fits(place, meanings[here] ?? [])) found = here
    if (found < 0) return null
    first = Math.min(first, found)
    last = Math.max(last, found)
  }
  return [first, last + 1]
}

/** A phrase of whose places each has a word in the text, and where the words of its rarest place stand. */
interface Hope<Of> {
  readonly phrase: Compiled<Of>
  readonly rarest: readonly number[]
  /** Which of them is the next one. */
  next: number
}

const hopeOf = <Of>(phrase: Compiled<Of>, { counts, where }: Reading): Hope<Of> | null => {
  let rarest: readonly number[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const place of phrase.needs) {
    let count = 0
    for (const word of place) count += counts[word] ?? 0
    if (count === 0) return null
    if (count >= fewest) continue
    fewest = count
    rarest = place
  }
  const stands = rarest.flatMap((word) => where.get(word) ?? [])
  return { phrase, rarest: stands.sort((one, other) => one - other), next: 0 }
}

/** Whether a phrase whose first word stands at `at` can reach its rarest one. Asked from the front to the end. */
const isNear = <Of>(hope: Hope<Of>, at: number): boolean => {
  while ((hope.rarest[hope.next] ?? Number.POSITIVE_INFINITY) < at - hope.phrase.back) hope.next++
  return (hope.rarest[hope.next] ?? Number.POSITIVE_INFINITY) < at + hope.phrase.longest
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
      const near = nearnessOf(phrase)
      const longest = near === null ? places.reduce((sum, { gap }) => sum + gap + 1, 0) : near + 1
      const compiled = { family, places, needs, longest, back: near ?? 0, near }
      for (const number of places[0]?.numbers ?? []) {
        const known = index.get(number)
        if (known === undefined) index.set(number, [compiled])
        else known.push(compiled)
      }
    }
    return index
  }

  private withoutFillers(word: string): Meaning[] {
    return this.vocabulary.read(word).filter((meaning) => !meaning.some((number) => this.fillers.has(number)))
  }

  private read(text: string): Reading {
    const meanings: Meaning[] = []
    const begins: boolean[] = []
    const known = new Map<string, Meaning[]>()
    let isBegin = false
    for (const written of wordsOf(text)) {
      isBegin ||= written.begins
      const read = known.get(written.word) ?? this.withoutFillers(written.word)
      known.set(written.word, read)
      for (const meaning of read) {
        meanings.push(meaning)
        begins.push(isBegin)
        isBegin = false
      }
    }
    const where = new Map<number, number[]>()
    const counts = new Uint32Array(this.vocabulary.size)
    for (const [at, meaning] of meanings.entries())
      for (const number of meaning) {
        const places = where.get(number)
        counts[number] = (places?.length ?? 0) + 1
        if (places === undefined) where.set(number, [at])
        else places.push(at)
      }
    return { meanings, begins, isLeftOut: meanings.map(() => false), where, counts }
  }

  /** Tells of every phrase in the text, until `tell` has heard enough. */
  private match<Of>(
    index: Index<Of>,
    reading: Reading,
    tell: (family: Of, from: number, to: number) => boolean,
  ): void {
    // Most phrases miss a word that stands nowhere in the text: each is asked for once, not at every place.
    const hopes = new Map<Compiled<Of>, Hope<Of> | null>()
    const hopesFrom = new Map<number, readonly Hope<Of>[]>()
    const hopesOf = (number: number) => {
      const known = hopesFrom.get(number)
      if (known !== undefined) return known
      const found: Hope<Of>[] = []
      for (const phrase of index.get(number) ?? []) {
        const kept = hopes.get(phrase)
        const hope = kept === undefined ? hopeOf(phrase, reading) : kept
        hopes.set(phrase, hope)
        if (hope !== null) found.push(hope)
      }
      hopesFrom.set(number, found)
      return found
    }
    for (const [at, meaning] of reading.meanings.entries())
      for (const number of meaning)
        for (const hope of hopesOf(number)) {
          const stretch = isNear(hope, at) ? this.stretch(reading, hope.phrase, at) : null
          if (stretch !== null && !tell(hope.phrase.family, ...stretch)) return
        }
  }

  /** From where to where a phrase stands whose first word is at `at`. */
  private stretch(
    reading: Reading,
    { places, near }: Compiled<unknown>,
    at: number,
  ): readonly [number, number] | null {
    if (near !== null) return around(reading, places, at, near)
    const end = this.end(reading, places, 0, at)
    return end < 0 ? null : [at, end]
  }

  /** Where the phrase ends that goes on with `place` at the word `at`; -1 when it does not. */
  private end(reading: Reading, places: readonly Place[], place: number, at: number): number {
    const next = places[place]
    if (next === undefined) return at
    if (next.isOther && this.hasNear(reading, next, at)) return -1
    for (let here = at; here <= at + next.gap && here < reading.meanings.length; here++) {
      if (reading.isLeftOut[here] === true || (here > at && !this.canStep(reading, at, here))) break
      if (!fits(next, reading.meanings[here] ?? [])) continue
      const end = this.end(reading, places, place + 1, here + 1)
      if (end >= 0) return end
    }
    return next.isOptional ? this.end(reading, places, place + 1, at) : -1
  }

  /** Whether one of the words that must not follow stands at `at` or in the gap behind it. */
  private hasNear({ meanings }: Reading, { numbers, gap }: Place, at: number): boolean {
    return meanings.slice(at, at + gap + 1).some((meaning) => meaning.some((number) => numbers.has(number)))
  }

  /** Whether a gap may hold the word before `here`: no "not" and no end of a sentence. */
  private canStep({ meanings, begins }: Reading, from: number, here: number): boolean {
    const isNot = meanings[here - 1]?.some((number) => this.negations.has(number)) === true
    return !isNot && begins[here] !== true && begins[from] !== true
  }
}
