import { type Compiled, PhraseIndex, type Need, type Place, type Reading, standsOf } from './phrase-index.js'
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
  /** Words that a gap of what is left out never steps over: "no fever but my chest hurts". */
  readonly turns: readonly string[]
  /** Further words that may be written without a blank beside one of the phrases. */
  readonly common: readonly string[]
}

/** What was found in a text. */
export interface Found<Family extends string> {
  /** In the order of the rules. */
  readonly families: Family[]
  /** Whether a stretch was left out, as a figure of speech or something everyday. */
  readonly hasLeftOut: boolean
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

/** Where the words of a phrase's rarest place stand; empty where a place has none in the text. */
const rarestOf = ({ needs }: Compiled, reading: Reading): readonly number[] => {
  let rarest: readonly number[] | null = null
  for (const need of needs) {
    const stands = standsOf(need, reading)
    if (stands.length === 0) return stands
    if (rarest === null || stands.length < rarest.length) rarest = stands
  }
  return rarest ?? []
}

/** Where a phrase may begin: its first word, as far as its rarest one is within reach. */
const startsOf = (phrase: Compiled, reading: Reading): readonly number[] => {
  const rarest = rarestOf(phrase, reading)
  if (rarest.length === 0) return rarest
  let next = 0
  return standsOf(phrase.first, reading).filter((at) => {
    while ((rarest[next] ?? Number.POSITIVE_INFINITY) < at - phrase.back) next++
    return (rarest[next] ?? Number.POSITIVE_INFINITY) < at + phrase.longest
  })
}

/** Finds families of phrases in texts. Everything is bounded: no text makes it slow. */
export class WordMatcher<Family extends string> {
  private readonly vocabulary = new Vocabulary()
  private readonly fillers: ReadonlySet<number>
  private readonly phrases: readonly (readonly [Family, PhraseIndex])[]
  private readonly exceptions: PhraseIndex
  private readonly needs = new Map<string, Need>()
  /** By number of a word: the needs that it fills. */
  private readonly needsOf: number[][] = []

  constructor(private readonly rules: WordRules<Family>) {
    const { order, families, butNot, fillers, turns, common } = rules
    const phrases = order.map((family) => [family, this.compiled(families[family], [])] as const)
    const exceptions = this.compiled(butNot, turns)
    // Only when all are read it is known which words are rare among them.
    this.phrases = phrases.map(([family, compiled]) => [family, new PhraseIndex(compiled)])
    this.exceptions = new PhraseIndex(exceptions)
    this.fillers = this.numbersOf(fillers)
    this.numbersOf(common)
  }

  /** The families that a text has words of. */
  find(text: string): Found<Family> {
    const reading = this.read(text)
    for (const phrase of this.exceptions.among(reading))
      for (const at of startsOf(phrase, reading)) {
        const stretch = this.stretch(reading, phrase, at)
        if (stretch !== null) reading.isLeftOut.fill(true, ...stretch)
      }
    const families = this.phrases
      .filter(([, phrases]) => phrases.among(reading).some((phrase) => this.isIn(reading, phrase)))
      .map(([family]) => family)
    return { families, hasLeftOut: reading.isLeftOut.includes(true) }
  }

  private isIn(reading: Reading, phrase: Compiled): boolean {
    return startsOf(phrase, reading).some((at) => this.stretch(reading, phrase, at) !== null)
  }

  private numbersOf(words: readonly string[]): ReadonlySet<number> {
    return new Set(words.map((word) => this.vocabulary.add(word)))
  }

  private needOf(numbers: Iterable<number>): Need {
    const words = [...numbers]
    const key = words.join(' ')
    const known = this.needs.get(key)
    if (known !== undefined) return known
    const need = { number: this.needs.size, size: words.length, uses: 0 }
    this.needs.set(key, need)
    for (const word of words) {
      const needs = this.needsOf[word]
      if (needs === undefined) this.needsOf[word] = [need.number]
      else needs.push(need.number)
    }
    return need
  }

  private compiled(phrases: readonly Phrase[], turningWords: readonly string[]): Compiled[] {
    const turns = this.numbersOf(turningWords)
    const stops = new Set([...turns, ...this.numbersOf(this.rules.negations)])
    return phrases.map((phrase) => {
      const all = placesOf(phrase, this.rules.groups).map((place) => ({
        ...place,
        numbers: this.numbersOf(place.words),
      }))
      const notBefore = all[0]?.isOther === true ? all[0] : undefined
      const places = notBefore === undefined ? all : all.slice(1)
      const needs = places
        .filter((place) => !place.isOptional && !place.isOther)
        .map(({ numbers }) => this.needOf(numbers))
        // The place with the fewest words is the likeliest to be missing from a text.
        .sort((one, other) => one.size - other.size)
      for (const need of needs) need.uses += 1
      const near = nearnessOf(phrase)
      const longest = near === null ? places.reduce((sum, { gap }) => sum + gap + 1, 0) : near + 1
      const first = this.needOf(places[0]?.numbers ?? [])
      return { places, notBefore, first, needs, longest, back: near ?? 0, near, stops, turns }
    })
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
    return {
      meanings,
      begins,
      isLeftOut: meanings.map(() => false),
      stands: this.standsIn(meanings),
    }
  }

  private standsIn(meanings: readonly Meaning[]): Map<number, number[]> {
    const stands = new Map<number, number[]>()
    for (const [at, meaning] of meanings.entries())
      for (const word of meaning)
        for (const need of this.needsOf[word] ?? []) {
          const places = stands.get(need)
          if (places === undefined) stands.set(need, [at])
          else places.push(at)
        }
    return stands
  }

  /** From where to where a phrase stands whose first word is at `at`. */
  private stretch(reading: Reading, phrase: Compiled, at: number): readonly [number, number] | null {
    const { places, notBefore, near } = phrase
    if (notBefore !== undefined && this.hasNear(reading, notBefore, Math.max(0, at - notBefore.gap - 1), at))
      return null
    if (near !== null) return around(reading, places, at, near)
    const end = this.end(reading, phrase, 0, at)
    return end < 0 ? null : [at, end]
  }

  /** Where the phrase ends that goes on with `place` at the word `at`; -1 when it does not. */
  private end(reading: Reading, phrase: Compiled, place: number, at: number): number {
    const next = phrase.places[place]
    if (next === undefined) return at
    if (next.isOther && this.hasNear(reading, next, at)) return -1
    // It only looks: what comes next is not its own.
    if (next.isOther && next.isOptional) return this.end(reading, phrase, place + 1, at)
    for (let here = at; here <= at + next.gap && here < reading.meanings.length; here++) {
      if (reading.isLeftOut[here] === true || (here > at && !this.canStep(reading, phrase.stops, at, here)))
        break
      if (next.isOther && this.isAmong(phrase.turns, reading, here)) break
      if (!fits(next, reading.meanings[here] ?? [])) continue
      const end = this.end(reading, phrase, place + 1, here + 1)
      if (end >= 0) return end
    }
    return next.isOptional ? this.end(reading, phrase, place + 1, at) : -1
  }

  /** Whether one of the words of a place stands from `from` to `to`; without `to`, at `from` or in the gap behind it. */
  private hasNear(
    { meanings }: Reading,
    { numbers, gap }: Place,
    from: number,
    to = from + gap + 1,
  ): boolean {
    return meanings.slice(from, to).some((meaning) => meaning.some((number) => numbers.has(number)))
  }

  /** Whether a gap may hold the word before `here`: no "not" and no end of a sentence. */
  private canStep(reading: Reading, stops: ReadonlySet<number>, from: number, here: number): boolean {
    return (
      !this.isAmong(stops, reading, here - 1) &&
      reading.begins[here] !== true &&
      reading.begins[from] !== true
    )
  }

  private isAmong(numbers: ReadonlySet<number>, { meanings }: Reading, at: number): boolean {
    return meanings[at]?.some((number) => numbers.has(number)) === true
  }
}
