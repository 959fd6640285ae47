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
  /** Of the word and of its beginning. */
  readonly weight: number
  /** What it weighs side by side with the next word, and with the one after that; null where it is in no such pair. */
  readonly pairs: Weights | null
  readonly apart: Weights | null
}

/** By the second word of a pair. */
type Weights = ReadonlyMap<string, number>
/** By the first word of a pair. */
type Pairs = Map<string, Map<string, number>>

const putPair = (pairs: Pairs, first: string, second: string, weight: number): void => {
  const seconds = pairs.get(first) ?? new Map<string, number>()
  pairs.set(first, seconds.set(second, weight))
}
const ofPair = (weights: Weights | null, second: Token | undefined): number =>
  weights === null || second === undefined ? 0 : (weights.get(second.word) ?? 0)

/** The running sums of cues that begin at each token, by how many tokens they span. */
interface Sums {
  readonly one: Float64Array
  readonly two: Float64Array
  readonly three: Float64Array
}

/** Judges texts by weights that were learned. Bounded: each token is looked at a fixed number of times. */
export class Cues<Kind extends string> {
  /** Of single words and beginnings. */
  private readonly weights = new Map<string, number>()
  /** By the first of two words, and by the second: side by side, and with one between. */
  private readonly pairs: Pairs = new Map()
  private readonly apart: Pairs = new Map()
  private readonly kinds: readonly (readonly [Kind, ReadonlyMap<string, number>])[]
  private readonly vocabulary = new Vocabulary()
  private readonly words: string[] = []
  private readonly asWritten: ReadonlySet<string>
  private readonly start: number
  private readonly boundary: Token
  /** The words read last: most of a text is words that were read before. */
  private readonly lately = new Map<string, readonly Token[]>()

  constructor(learned: LearnedCues<Kind>) {
    this.start = Math.round(learned.start * PARTS)
    this.asWritten = new Set(learned.asWritten.split('|'))
    this.kinds = learned.kinds.map(([kind, lines]) => [kind, weightsOf(lines)])
    for (const [cue, weight] of weightsOf(learned.weights)) this.know(cue.split(' '), weight)
    this.boundary = this.tokenOf(BOUNDARY)
  }

  private know([first = '', ...others]: readonly string[], weight: number): void {
    const second = others.at(-1)
    if (second !== undefined)
      return putPair(others[0] === ANY_BETWEEN ? this.apart : this.pairs, first, second, weight)
    this.weights.set(first, weight)
    if (!first.endsWith('~') && first !== BOUNDARY) this.words[this.vocabulary.add(first)] = first
  }

  /** What the loudest stretch of a text says, by its words. */
  hear(words: readonly Written[]): Heard<Kind> {
    const tokens = tokensAmong(words, this.boundary, (word) => this.read(word))
    const sums = this.sumsOf(tokens)
    let score = Number.NEGATIVE_INFINITY
    let loudest: readonly [number, number] = [0, 0]
    for (const stretch of stretchesOf(tokens, this.boundary)) {
      const said = this.start + within(sums, stretch)
      if (said <= score) continue
      score = said
      loudest = stretch
    }
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
    return { word, weight, pairs: this.pairs.get(word) ?? null, apart: this.apart.get(word) ?? null }
  }

  private sumsOf(tokens: readonly Token[]): Sums {
    const [one, two, three] = [1, 2, 3].map(() => new Float64Array(tokens.length + 1))
    if (!one || !two || !three) throw new TypeError('three sums were made')
    let at = 0
    for (const { weight, pairs, apart } of tokens) {
      one[at + 1] = (one[at] ?? 0) + weight
      two[at + 1] = (two[at] ?? 0) + ofPair(pairs, tokens[at + 1])
      three[at + 1] = (three[at] ?? 0) + ofPair(apart, tokens[at + 2])
      at++
    }
    return { one, two, three }
  }

  private weightOf(cue: string): number {
    return this.weights.get(cue) ?? 0
  }

  private kindOf(tokens: readonly Token[]): Kind | null {
    let best: Kind | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const [kind, weights] of this.kinds) {
      let sum = weights.get(BOUNDARY) ?? 0
      for (const { word } of tokens) {
        if (word === BOUNDARY) continue
        sum += (weights.get(word) ?? 0) + (weights.get(beginningOf(word) ?? '') ?? 0)
      }
      if (sum <= most) continue
      most = sum
      best = kind
    }
    return best
  }
}

/** What the cues that lie wholly in a stretch weigh together. */
const within = ({ one, two, three }: Sums, [from, to]: readonly [number, number]): number =>
  between(one, from, to) + between(two, from, to - 1) + between(three, from, to - 2)

const between = (sums: Float64Array, from: number, to: number): number =>
  to > from ? (sums[to] ?? 0) - (sums[from] ?? 0) : 0

/** What is judged as one: each sentence, each run of short ones, and parts of those that never stop; from, to. */
const stretchesOf = (tokens: readonly Token[], boundary: Token): (readonly [number, number])[] => {
  const boundaries = [...tokens.keys()].filter((at) => tokens[at] === boundary)
  const stretches: (readonly [number, number])[] = []
  for (const [index, from] of boundaries.entries()) {
    const behind = boundaries.slice(index + 1, index + 1 + LONGEST_RUN)
    const [end] = behind
    if (end === undefined) break
    stretches.push([from, end + 1])
    for (let at = from; at + STRETCH < end; at += STRETCH_STEP) stretches.push([at, at + STRETCH])
    if (end - from > STRETCH) stretches.push([end + 1 - STRETCH, end + 1])
    for (const further of behind.slice(1)) {
      if (further - from > LONGEST_RUN) break
      stretches.push([from, further + 1])
    }
  }
  return stretches.length > 0 ? stretches : [[0, tokens.length]]
}
