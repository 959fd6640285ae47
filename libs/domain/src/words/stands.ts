import type { Meaning } from './vocabulary.js'

/** Words of which one has to stand in a text. Many phrases share them, so a text is asked for them once. */
export interface Need {
  readonly number: number
  /** The words that would do. */
  readonly words: readonly number[]
  /** How many phrases have it. */
  uses: number
}

/** How many there are of each, so that a text's own counts have room. */
export interface Sizes {
  readonly words: number
  readonly needs: number
  /** The most words of a text that a phrase reaches over. */
  readonly reach: number
}

const NOWHERE: readonly number[] = []
const STRETCHES = 32
const upward = (one: number, other: number): number => one - other

/**
 * Where the words of phrases stand in a text. Each word of the text is told to the needs once, however often it stands
 * there; where those of a need stand is put together for the few that are asked for it.
 */
export class Stands {
  /** The numbers of the needs that the text fills. */
  readonly filled: number[] = []
  /** Where each word of the text stands, and by number of a word, which of these is its own; the first is no word's. */
  private readonly places: number[][] = [[]]
  private readonly placesOf: Uint32Array
  /** By number of a need: how often one of its words stands in the text, and a bit for each stretch near one of them. */
  private readonly counts: Uint32Array
  private readonly stretches: Uint32Array
  private readonly known = new Map<number, readonly number[]>()

  /** By number of a word, `needsOf` says which needs it fills. */
  constructor(
    meanings: readonly Meaning[],
    needsOf: readonly (readonly number[] | undefined)[],
    sizes: Sizes,
  ) {
    this.placesOf = new Uint32Array(sizes.words)
    this.counts = new Uint32Array(sizes.needs)
    this.stretches = new Uint32Array(sizes.needs)
    const words = this.takeIn(meanings)
    const stretch = Math.max(sizes.reach, Math.ceil(meanings.length / STRETCHES))
    for (const word of words) {
      const places = this.ofWord(word)
      const near = nearTo(places, stretch)
      for (const need of needsOf[word] ?? NOWHERE) {
        if (this.counts[need] === 0) this.filled.push(need)
        this.counts[need] = this.countOf(need) + places.length
        this.stretches[need] = this.stretchesOf(need) | near
      }
    }
  }

  /** How often the words of a need stand in the text, at the most: a word that may mean two of them counts twice. */
  countOf(need: number): number {
    return this.counts[need] ?? 0
  }

  /**
   * A bit for each stretch of the text that is near a word of a need. Needs that no phrase could reach at once have none in
   * common.
   */
  stretchesOf(need: number): number {
    return this.stretches[need] ?? 0
  }

  /** Where the words of a need stand, from the front to the end. */
  of({ number, words }: Need): readonly number[] {
    if (this.countOf(number) === 0) return NOWHERE
    const known = this.known.get(number)
    if (known !== undefined) return known
    const places = this.ofAny(words)
    this.known.set(number, places)
    return places
  }

  /** Puts down where each word stands; the words that there are. */
  private takeIn(meanings: readonly Meaning[]): readonly number[] {
    const words: number[] = []
    let at = 0
    for (const meaning of meanings) {
      for (const word of meaning) {
        if (this.placesOf[word] === 0) {
          this.placesOf[word] = this.places.push([]) - 1
          words.push(word)
        }
        this.ofWord(word).push(at)
      }
      at++
    }
    return words
  }

  private ofWord(word: number): number[] {
    return this.places[this.placesOf[word] ?? 0] ?? []
  }

  /** A word that may mean two of them is there twice: that does no harm. */
  private ofAny(words: readonly number[]): readonly number[] {
    const places: number[] = []
    let lists = 0
    for (const word of words) {
      if (this.placesOf[word] === 0) continue
      lists++
      for (const place of this.ofWord(word)) places.push(place)
    }
    return lists < 2 ? places : places.sort(upward)
  }
}

/** A bit for each stretch in which one of the places lies, and for those beside it. */
const nearTo = (places: readonly number[], stretch: number): number => {
  let bits = 0
  for (const place of places) {
    const bit = 1 << Math.floor(place / stretch)
    bits |= bit | (bit << 1) | (bit >>> 1)
  }
  return bits
}
