import type { Written } from '../text.js'
import { Vocabulary } from '../vocabulary.js'
import { ANY_BETWEEN, BOUNDARY, beginningOf, tokensAmong } from './tokens.js'

/** What was learned from lists of sentences: how much each cue speaks for being meant. `learn/` makes it. */
export interface LearnedCues<Kind extends string> {
  /** The score of a text without any cue; above 0 a text is likelier meant than not. */
  readonly start: number
  /** By weight in tenths: the cues, with a `|` between two. */
  readonly weights: readonly (readonly [number, string])[]
  /** Words that were learned to say nothing, with a `|` between two: none of them is a slip of a cue. */
  readonly asWritten: string
  /** By kind: the words that tell it from the other kinds, as `weights`. */
  readonly kinds: readonly (readonly [Kind, readonly (readonly [number, string])[]])[]
}

/** What the cues of a text say. */
export interface Heard<Kind extends string> {
  /** Of the stretch that speaks loudest, logarithm of the odds. */
  readonly score: number
  /** What that stretch is likeliest about; looked for when it is asked, which few texts are. */
  readonly kind: () => Kind | null
}

/** Weights are kept in whole tenths, so that sums of them are exact. */
const PARTS = 10
/** The longest run of sentences that is judged as one, in words; what belongs together is said within so many. */
const LONGEST_RUN = 40
/** A longer sentence without any stop is judged in stretches, too: what is meant may stand beside a whole meal. */
const STRETCH = 14
const STRETCH_STEP = 5
const MOST_LATELY = 4000
const LONGEST_LATELY = 24

const weightsOf = (lines: readonly (readonly [number, string])[]): Map<string, number> =>
  new Map(lines.flatMap(([tenths, cues]) => cues.split('|').map((cue) => [cue, tenths] as const)))

/** A word of a text as the cues know it. */
interface Token {
  readonly word: string
  /** Of the words that are the second of a pair; -1 where it is that of none. */
  readonly number: number
  /** Of the word and of its beginning. */
  readonly weight: number
  /** What it weighs side by side with the next word, and with the one after that; null where it is in no such pair. */
  readonly pairs: Weights | null
  readonly apart: Weights | null
}

/** By the number of the second word of a pair. */
type Weights = ReadonlyMap<number, number>
/** By the first word of a pair. */
type Pairs = Map<string, Map<number, number>>

const putPair = (pairs: Pairs, first: string, second: number, weight: number): void => {
  const seconds = pairs.get(first) ?? new Map<number, number>()
  pairs.set(first, seconds.set(second, weight))
}
const ofPair = (weights: Weights | null, second: Token | undefined): number =>
  weights === null || second === undefined || second.number < 0 ? 0 : (weights.get(second.number) ?? 0)

/** The running sums of cues that begin at each token, by how many tokens they span. */
interface Sums {
  readonly one: number[]
  readonly two: number[]
  readonly three: number[]
}

/** Judges texts by weights that were learned. Bounded: each token is looked at a fixed number of times. */
export class Cues<Kind extends string> {
  /** Of single words and beginnings. */
  private readonly weights = new Map<string, number>()
  /** By the first of two words, and by the second: side by side, and with one between. */
  private readonly pairs: Pairs = new Map()
  private readonly apart: Pairs = new Map()
  /** The numbers of the words that are the second of a pair. */
  private readonly seconds = new Map<string, number>()
  private readonly kinds: readonly Kind[]
  /** By cue: what it says of each kind, in their order. */
  private readonly ofKinds = new Map<string, Float64Array>()
  private readonly vocabulary = new Vocabulary()
  private readonly words: string[] = []
  private readonly asWritten: ReadonlySet<string>
  private readonly start: number
  private readonly boundary: Token
  /** Room for the sums of one text, used again for the next. */
  private readonly sums: Sums = { one: [0], two: [0], three: [0] }
  /** The words read last: most of a text is words that were read before. */
  private readonly lately = new Map<string, readonly Token[]>()

  constructor(learned: LearnedCues<Kind>) {
    this.start = Math.round(learned.start * PARTS)
    this.asWritten = new Set(learned.asWritten.split('|'))
    this.kinds = learned.kinds.map(([kind]) => kind)
    for (const [place, [, lines]] of learned.kinds.entries())
      for (const [cue, weight] of weightsOf(lines)) this.saysOf(cue)[place] = weight
    for (const [cue, weight] of weightsOf(learned.weights)) this.know(cue.split(' '), weight)
    this.boundary = this.tokenOf(BOUNDARY)
  }

  private know([first = '', ...others]: readonly string[], weight: number): void {
    const second = others.at(-1)
    if (second !== undefined)
      return putPair(
        others[0] === ANY_BETWEEN ? this.apart : this.pairs,
        first,
        this.numberOf(second),
        weight,
      )
    this.weights.set(first, weight)
    if (!first.endsWith('~') && first !== BOUNDARY) this.words[this.vocabulary.add(first)] = first
  }

  private saysOf(cue: string): Float64Array {
    const said = this.ofKinds.get(cue) ?? new Float64Array(this.kinds.length)
    this.ofKinds.set(cue, said)
    return said
  }

  private numberOf(second: string): number {
    const number = this.seconds.get(second) ?? this.seconds.size
    this.seconds.set(second, number)
    return number
  }

  /** What the loudest stretch of a text says, by its words. */
  hear(words: readonly Written[]): Heard<Kind> {
    const tokens = tokensAmong(words, this.boundary, (word) => this.read(word))
    const sums = this.sumsOf(tokens)
    let score = Number.NEGATIVE_INFINITY
    let loudest: readonly [number, number] = [0, 0]
    forEachStretch(tokens, this.boundary, (from, to) => {
      const said = this.start + within(sums, from, to)
      if (said <= score) return
      score = said
      loudest = [from, to]
    })
    return { score: score / PARTS, kind: () => this.kindOf(tokens.slice(...loudest)) }
  }

  private read(written: string): readonly Token[] {
    const known = this.lately.get(written)
    if (known !== undefined) return known
    const tokens = this.spelled(written).map((word) => this.tokenOf(word))
    if (this.lately.size >= MOST_LATELY) this.lately.clear()
    if (written.length <= LONGEST_LATELY) this.lately.set(written, tokens)
    return tokens
  }

  /** A word as the cues spell it; as it was written where they know nothing like it. */
  private spelled(written: string): readonly string[] {
    if (this.weights.has(written) || this.asWritten.has(written)) return [written]
    const read = this.vocabulary.read(written).flatMap(([number]) => {
      const word = number === undefined ? undefined : this.words[number]
      return word === undefined ? [] : [word]
    })
    return read.length > 0 ? read : [written]
  }

  private tokenOf(word: string): Token {
    const weight = this.weightOf(word) + this.weightOf(beginningOf(word) ?? '')
    return {
      word,
      number: this.seconds.get(word) ?? -1,
      weight,
      pairs: this.pairs.get(word) ?? null,
      apart: this.apart.get(word) ?? null,
    }
  }

  private sumsOf(tokens: readonly Token[]): Sums {
    const { one, two, three } = this.sums
    for (const [at, { weight, pairs, apart }] of tokens.entries()) {
      one[at + 1] = (one[at] ?? 0) + weight
      two[at + 1] = (two[at] ?? 0) + ofPair(pairs, tokens[at + 1])
      three[at + 1] = (three[at] ?? 0) + ofPair(apart, tokens[at + 2])
    }
    return this.sums
  }

  private weightOf(cue: string): number {
    return this.weights.get(cue) ?? 0
  }

  private kindOf(tokens: readonly Token[]): Kind | null {
    const sums = new Float64Array(this.kinds.length)
    const add = (cue: string): void => {
      const said = this.ofKinds.get(cue)
      if (said === undefined) return
      for (let at = 0; at < said.length; at++) sums[at] = (sums[at] ?? 0) + (said[at] ?? 0)
    }
    add(BOUNDARY)
    for (const { word } of tokens) {
      if (word === BOUNDARY) continue
      add(word)
      add(beginningOf(word) ?? '')
    }
    return this.kinds[sums.indexOf(Math.max(...sums))] ?? null
  }
}

/** What the cues that lie wholly in a stretch weigh together. */
const within = ({ one, two, three }: Sums, from: number, to: number): number =>
  between(one, from, to) + between(two, from, to - 1) + between(three, from, to - 2)

const between = (sums: readonly number[], from: number, to: number): number =>
  to > from ? (sums[to] ?? 0) - (sums[from] ?? 0) : 0

/** What is judged as one: each sentence, each run of short ones, and parts of those that never stop; from, to. */
const forEachStretch = (
  tokens: readonly Token[],
  boundary: Token,
  judge: (from: number, to: number) => void,
): void => {
  const boundaries: number[] = []
  for (let at = 0; at < tokens.length; at++) if (tokens[at] === boundary) boundaries.push(at)
  const [first = 0] = boundaries
  // A text of no words is its first boundary alone.
  if (boundaries.length < 2) return judge(first, tokens.length)
  for (let index = 0; index + 1 < boundaries.length; index++) {
    const from = boundaries[index] ?? 0
    const end = boundaries[index + 1] ?? 0
    judge(from, end + 1)
    for (let at = from; at + STRETCH < end; at += STRETCH_STEP) judge(at, at + STRETCH)
    if (end - from > STRETCH) judge(end + 1 - STRETCH, end + 1)
    for (let behind = index + 2; behind < boundaries.length && behind <= index + LONGEST_RUN; behind++) {
      const further = boundaries[behind] ?? 0
      if (further - from > LONGEST_RUN) break
      judge(from, further + 1)
    }
  }
}
