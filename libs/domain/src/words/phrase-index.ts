import type { Need, Stands } from './stands.js'

const NONE: readonly number[] = []
const EVERYWHERE = ~0

/**
 * Phrases by the need of each that the fewest others have: those whose word is missing are never looked at, and those
 * that lack another of theirs anywhere near are let go at once. To ask each of some thousand took a quarter of a millisecond for an
 * empty text.
 */
export class PhraseIndex<Kept extends { readonly needs: readonly Need[] }> {
  /** By number of a need. */
  private readonly byNeed: readonly number[][]
  /** The numbers of the needs of all phrases in a row, so that to read them is no walk through memory. */
  private readonly needs: Uint32Array
  /** By place of a phrase: where its needs begin in that row; behind the last, where they end. */
  private readonly begins: Uint32Array

  /** By place of a phrase: whether the text that is looked at may have it. */
  private readonly isAmong: Uint8Array

  constructor(private readonly phrases: readonly Kept[]) {
    this.isAmong = new Uint8Array(phrases.length)
    const numbers = phrases.map(({ needs }) => needs.map(({ number }) => number))
    this.needs = Uint32Array.from(numbers.flat())
    let begin = 0
    this.begins = Uint32Array.from([0, ...numbers.map(({ length }) => (begin += length))])
    // All at once: where some are left out, to look one up takes ten times as long.
    this.byNeed = Array.from({ length: Math.max(-1, ...this.needs) + 1 }, () => [])
    for (const [place, { needs }] of phrases.entries()) {
      const rarest = needs.reduce<Need | undefined>(
        (least, need) => (least === undefined || need.uses < least.uses ? need : least),
        undefined,
      )
      if (rarest !== undefined) this.byNeed[rarest.number]?.push(place)
    }
  }

  /** The phrases all of whose needs a text fills in stretches beside each other, in their order. */
  among(stands: Stands): Kept[] {
    this.isAmong.fill(0)
    for (const need of stands.filled)
      for (const place of this.byNeed[need] ?? NONE) if (this.isFilled(place, stands)) this.isAmong[place] = 1
    return this.phrases.filter((_, place) => this.isAmong[place] === 1)
  }

  private isFilled(place: number, stands: Stands): boolean {
    const end = this.begins[place + 1] ?? 0
    let stretches = EVERYWHERE
    for (let at = this.begins[place] ?? 0; at < end && stretches !== 0; at++)
      stretches &= stands.stretchesOf(this.needs[at] ?? 0)
    return stretches !== 0
  }
}
