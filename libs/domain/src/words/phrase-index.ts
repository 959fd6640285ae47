import type { Meaning } from './vocabulary.js'

/** One place of a phrase: the words that fill it. */
export interface Place {
  readonly numbers: ReadonlySet<number>
  readonly isOther: boolean
  readonly isOptional: boolean
  readonly gap: number
}

/** Words of which one has to stand in a text. Many phrases share them, so a text is asked for them once. */
export interface Need {
  readonly number: number
  /** How many words would do. */
  readonly size: number
  /** How many phrases have it. */
  uses: number
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
  /** By number of a need that the text fills: where its words stand, from the front to the end. */
  readonly stands: ReadonlyMap<number, readonly number[]>
}

const NOWHERE: readonly number[] = []
/** Where the words of a need stand in a text. */
export const standsOf = ({ number }: Need, { stands }: Reading): readonly number[] =>
  stands.get(number) ?? NOWHERE

/**
 * Phrases by the need of each that the fewest others have: those whose word is missing are never looked at. To ask each of
 * some thousand took a quarter of a millisecond for an empty text.
 */
export class PhraseIndex {
  private readonly byNeed = new Map<number, number[]>()

  constructor(private readonly phrases: readonly Compiled[]) {
    for (const [place, { needs }] of phrases.entries()) {
      const rarest = needs.reduce<Need | undefined>(
        (least, need) => (least === undefined || need.uses < least.uses ? need : least),
        undefined,
      )
      if (rarest === undefined) continue
      const places = this.byNeed.get(rarest.number)
      if (places === undefined) this.byNeed.set(rarest.number, [place])
      else places.push(place)
    }
  }

  /** The phrases that a text may have, in their order. */
  among({ stands }: Reading): Compiled[] {
    const places: number[] = []
    for (const need of stands.keys()) places.push(...(this.byNeed.get(need) ?? NOWHERE))
    return places.sort((one, other) => one - other).flatMap((place) => this.phrases[place] ?? [])
  }
}
