import type { Need, Stands } from './stands.js'
import type { Meaning } from './vocabulary.js'

/** One place of a phrase: the words that fill it. */
export interface Place {
  readonly numbers: ReadonlySet<number>
  readonly isOther: boolean
  readonly isOptional: boolean
  readonly gap: number
}

/** A phrase, ready to be looked for. */
export interface Compiled {
  readonly places: readonly Place[]
  /** Words of which none may stand just before. */
  readonly notBefore: Place | undefined
  /** The words that it begins with. */
  readonly first: Need
  /** The words of each place that has to be filled. */
  readonly needs: readonly Need[]
  /** The most words it spans, behind the word of its first place and before it. */
  readonly longest: number
  readonly back: number
  /** How far its words may stand from the first in any order; null where the order counts. */
  readonly near: number | null
  /** Words that its gaps never step over. */
  readonly stops: ReadonlySet<number>
  /** Those of them that no place takes for any other word. */
  readonly turns: ReadonlySet<number>
}

/** A text as it is read: what each word may mean, where sentences begin, and which words are left out. */
export interface Reading {
  readonly meanings: readonly Meaning[]
  readonly begins: readonly boolean[]
  readonly isLeftOut: boolean[]
  readonly stands: Stands
}

/** The place of a phrase whose words stand least often in the text. */
const rarestOf = ({ first, needs }: Compiled, stands: Stands): Need => {
  let rarest = first
  let least = Number.POSITIVE_INFINITY
  for (const need of needs) {
    const count = stands.countOf(need.number)
    if (count >= least) continue
    rarest = need
    least = count
  }
  return rarest
}

/** The first of `places`, which rise, that lies behind `at`. */
const firstBehind = (places: readonly number[], at: number): number => {
  let from = 0
  let to = places.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((places[middle] ?? 0) > at) to = middle
    else from = middle + 1
  }
  return from
}

/** Where a phrase may begin: its first word, as far as its rarest one is within reach. */
export const startsOf = (phrase: Compiled, { stands }: Reading): readonly number[] => {
  const rarest = stands.of(rarestOf(phrase, stands))
  const [earliest] = rarest
  const last = rarest.at(-1)
  const starts: number[] = []
  if (earliest === undefined || last === undefined) return starts
  const firsts = stands.of(phrase.first)
  let next = 0
  for (let here = firstBehind(firsts, earliest - phrase.longest); here < firsts.length; here++) {
    const at = firsts[here] ?? 0
    if (at > last + phrase.back) break
    while ((rarest[next] ?? last) < at - phrase.back) next++
    if ((rarest[next] ?? last) < at + phrase.longest) starts.push(at)
  }
  return starts
}
