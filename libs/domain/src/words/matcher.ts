import { type Compiled, type Reading, startsOf } from './compiled.js'
import { type Groups, nearnessOf, type Phrase, placesOf } from './pattern.js'
import { PhraseIndex } from './phrase-index.js'
import { type Need, Room, Stands } from './stands.js'
import { stretchOf } from './stretch.js'
import type { Written } from './text.js'
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

interface OfFamily<Family> extends Compiled {
  readonly family: Family
}

/** Finds families of phrases in texts. Everything is bounded: no text makes it slow. */
export class WordMatcher<Family extends string> {
  private readonly vocabulary = new Vocabulary()
  private readonly phrases: PhraseIndex<OfFamily<Family>>
  private readonly exceptions: PhraseIndex<Compiled>
  private readonly room: Room
  private readonly needs = new Map<string, Need>()
  private readonly needsOf: number[][] = []

  constructor(private readonly rules: WordRules<Family>) {
    const { order, families, butNot, fillers, turns, common } = rules
    const phrases = order.flatMap((family) =>
      this.compiled(families[family], []).map((compiled) => ({ ...compiled, family })),
    )
    const exceptions = this.compiled(butNot, turns)
    // Only when all are read it is known which words are rare among them.
    this.phrases = new PhraseIndex(phrases)
    this.exceptions = new PhraseIndex(exceptions)
    this.vocabulary.skip(fillers)
    this.numbersOf(common)
    this.room = new Room(this.needsOf, {
      words: this.vocabulary.size,
      needs: this.needs.size,
      reach: Math.max(...[...phrases, ...exceptions].map(({ longest, back }) => longest + back)),
    })
  }

  /** The families that the words of a text tell of. */
  find(words: readonly Written[]): Found<Family> {
    const reading = this.read(words)
    for (const phrase of this.exceptions.among(reading.stands))
      for (const at of startsOf(phrase, reading)) {
        const stretch = stretchOf(reading, phrase, at)
        if (stretch !== null) reading.isLeftOut.fill(true, ...stretch)
      }
    const found = new Set<Family>()
    for (const phrase of this.phrases.among(reading.stands))
      if (!found.has(phrase.family) && this.isIn(reading, phrase)) found.add(phrase.family)
    // The phrases stand in the order of the families.
    return { families: [...found], hasLeftOut: reading.isLeftOut.includes(true) }
  }

  private isIn(reading: Reading, phrase: Compiled): boolean {
    return startsOf(phrase, reading).some((at) => stretchOf(reading, phrase, at) !== null)
  }

  private numbersOf(words: readonly string[]): ReadonlySet<number> {
    return new Set(words.map((word) => this.vocabulary.add(word)))
  }

  private needOf(numbers: Iterable<number>): Need {
    const words = [...numbers]
    const key = words.join(' ')
    const known = this.needs.get(key)
    if (known !== undefined) return known
    const need = { number: this.needs.size, words, uses: 0 }
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
        .sort((one, other) => one.words.length - other.words.length)
      for (const need of needs) need.uses += 1
      const near = nearnessOf(phrase)
      const longest = near === null ? places.reduce((sum, { gap }) => sum + gap + 1, 0) : near + 1
      const first = this.needOf(places[0]?.numbers ?? [])
      return { places, notBefore, first, needs, longest, back: near ?? 0, near, stops, turns }
    })
  }

  private read(words: readonly Written[]): Reading {
    const meanings: Meaning[] = []
    const begins: boolean[] = []
    let isBegin = false
    for (const written of words) {
      isBegin ||= written.begins
      for (const meaning of this.vocabulary.read(written.word)) {
        meanings.push(meaning)
        begins.push(isBegin)
        isBegin = false
      }
    }
    return {
      meanings,
      begins,
      isLeftOut: meanings.map(() => false),
      stands: new Stands(meanings, this.room),
    }
  }
}
