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

/** By number of a word: the needs that it fills. */
export type NeedsOf = readonly (readonly number[] | undefined)[]

/** Room for what one text says, used again for the next: to have it made anew takes longer than to clear it. */
export class Room {
  /** By number of a word: where its needs begin in the row of all; behind the last, where they end. */
  readonly begins: Uint32Array
  readonly needs: Uint32Array
  readonly reach: number
  /** By number of a word: the entry of where it stands first, from 1 on. */
  readonly entries: Uint32Array
  /** By number of a need: how often one of its words stands in the text, and a bit for each stretch near one of them. */
  readonly counts: Uint32Array
  readonly stretches: Int32Array
  /** By entry: a place in the text, and the entry of the same word behind it, 0 where there is none. The first is no word's. */
  readonly places: number[] = [0]
  readonly further: number[] = [0]

  constructor(needsOf: NeedsOf, { words, needs, reach }: Sizes) {
    this.reach = reach
    const all = Array.from({ length: words }, (_, word) => needsOf[word] ?? NOWHERE)
    let begin = 0
    this.begins = Uint32Array.from([0, ...all.map(({ length }) => (begin += length))])
    this.needs = Uint32Array.from(all.flat())
    this.entries = new Uint32Array(words)
    this.counts = new Uint32Array(needs)
    this.stretches = new Int32Array(needs)
  }

  clear(): void {
    this.entries.fill(0)
    this.counts.fill(0)
    this.stretches.fill(0)
  }
}

const NOWHERE: readonly number[] = []
const STRETCHES = 32
const FEW = 64
const upward = (one: number, other: number): number => one - other

/** Mostly a few places of a few words, each of which has them in order: to put one after the other in its place is quickest. */
const sorted = (places: number[]): number[] => {
  if (places.length > FEW) return places.sort(upward)
  for (let at = 1; at < places.length; at++) {
    const place = places[at] ?? 0
    let before = at - 1
    for (; before >= 0 && (places[before] ?? 0) > place; before--) places[before + 1] = places[before] ?? 0
    places[before + 1] = place
  }
  return places
}

/**
 * Where the words of phrases stand in a text. Each word of the text is told to the needs once, however often it stands
 * there; where those of a need stand is put together for the few that are asked for it.
 */
export class Stands {
  /** The numbers of the needs that the text fills. */
  readonly filled: number[] = []
  private readonly known = new Map<number, readonly number[]>()

  /** What was read before in the same room is gone. */
  constructor(
    meanings: readonly Meaning[],
    private readonly room: Room,
  ) {
    room.clear()
    const stretch = Math.max(room.reach, Math.ceil(meanings.length / STRETCHES))
    for (const word of this.takeIn(meanings)) this.tell(word, stretch)
  }

  /** How often the words of a need stand in the text, at the most: a word that may mean two of them counts twice. */
  countOf(need: number): number {
    return this.room.counts[need] ?? 0
  }

  /**
   * A bit for each stretch of the text that is near a word of a need. Needs that no phrase could reach at once have none in
   * common.
   */
  stretchesOf(need: number): number {
    return this.room.stretches[need] ?? 0
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

  /** Puts down where each word stands, from the end, so that its places are read from the front; the words that there are. */
  private takeIn(meanings: readonly Meaning[]): readonly number[] {
    const { entries, places, further } = this.room
    const words: number[] = []
    let entry = 0
    for (let at = meanings.length - 1; at >= 0; at--)
      for (const word of meanings[at] ?? NOWHERE) {
        const behind = entries[word] ?? 0
        if (behind === 0) words.push(word)
        entries[word] = ++entry
        places[entry] = at
        further[entry] = behind
      }
    return words
  }

  /** Tells the needs of a word where it stands: a bit for each stretch in which it does, and for those beside it. */
  private tell(word: number, stretch: number): void {
    const { begins, needs, counts, stretches, entries, places, further } = this.room
    let near = 0
    let count = 0
    for (let entry = entries[word] ?? 0; entry !== 0; entry = further[entry] ?? 0) {
      const bit = 1 << Math.floor((places[entry] ?? 0) / stretch)
      near |= bit | (bit << 1) | (bit >>> 1)
      count++
    }
    const end = begins[word + 1] ?? 0
    for (let at = begins[word] ?? 0; at < end; at++) {
      const need = needs[at] ?? 0
      const before = counts[need] ?? 0
      if (before === 0) this.filled.push(need)
      counts[need] = before + count
      stretches[need] = (stretches[need] ?? 0) | near
    }
  }

  /** A word that may mean two of them is there twice: that does no harm. */
  private ofAny(words: readonly number[]): readonly number[] {
    const { entries, places: placeOf, further } = this.room
    const places: number[] = []
    let lists = 0
    for (const word of words) {
      let entry = entries[word] ?? 0
      if (entry === 0) continue
      lists++
      for (; entry !== 0; entry = further[entry] ?? 0) places.push(placeOf[entry] ?? 0)
    }
    return lists < 2 ? places : sorted(places)
  }
}
