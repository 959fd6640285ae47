import type { Food } from '../food.js'
import { SAME_FIGURES } from '../match.js'
import { foodWords } from '../words.js'
import { isNameOfItsOwn, slipsToNameOfItsOwn } from './other-names.js'
import { slipsTo, soundsAlike } from './slips.js'
import { TASTES } from './tastes.js'

/** Known words that a mistyped one may mean, at most. */
const NEAREST = 3
/** Answers that are kept, so that a text of the same words costs no more than its first one. */
const REMEMBERED = 4000
const SHORTEST_BEGINNING = 3
/** A word that says nothing of the food is less often meant than one that does: "tuna sald" is salad, and not salted. */
const SAYS_NOTHING = 0.5
const A = 'a'.charCodeAt(0)

/** Known words that may be meant, the nearest first, and how many slips lie between. */
export interface Meaning {
  readonly words: readonly string[]
  readonly slips: number
}

const lettersOf = (word: string): number =>
  Array.from(word).reduce((mask, letter) => mask | (1 << Math.max(0, letter.charCodeAt(0) - A)), 0)

const bits = (mask: number): number => mask.toString(2).replaceAll(/[^1]/g, '').length

interface Known {
  readonly word: string
  readonly letters: number
}

/** A first letter that fits weighs half a slip: it is seldom the wrong one. So does the sound of the word. */
const distance = (typed: string, word: string, slips: number): number =>
  slips + (typed[0] === word[0] ? 0 : 0.5) - (soundsAlike(typed, word) ? 0.5 : 0)

/** The words that foods are called by: which are known, and which a mistyped one may mean. */
export class FoodVocabulary {
  private readonly known: ReadonlyMap<string, readonly string[]>
  private readonly byLength = new Map<number, Known[]>()
  private readonly answers = new Map<string, readonly Meaning[]>()

  constructor(foods: readonly Pick<Food, 'name' | 'aliases'>[]) {
    const known = new Map<string, readonly string[]>(
      [...SAME_FIGURES, ...TASTES].map((word) => [word, [word]]),
    )
    for (const food of foods)
      for (const name of [food.name, ...food.aliases]) {
        const words = foodWords(name)
        for (const [at, word] of words.entries()) {
          known.set(word, [word])
          const next = words[at + 1]
          // "peanutbutter" is written without its space more often than with a slip.
          if (next !== undefined && !known.has(word + next)) known.set(word + next, [word, next])
        }
      }
    this.known = known
    for (const word of known.keys()) {
      const same = this.byLength.get(word.length) ?? []
      same.push({ word, letters: lettersOf(word) })
      this.byLength.set(word.length, same)
    }
  }

  has(word: string): boolean {
    return this.known.get(word)?.length === 1
  }

  /** Whether a known word begins so; what somebody is still typing. */
  hasBeginning(word: string): boolean {
    if (word.length < SHORTEST_BEGINNING || isNameOfItsOwn(word)) return false
    for (const known of this.known.keys()) if (known.startsWith(word)) return true
    return false
  }

  /** What a word may mean, the nearest first; none when nobody knows. A known word means itself. */
  meaningsOf(typed: string): readonly Meaning[] {
    const words = this.known.get(typed)
    if (words !== undefined) return [{ words, slips: 0 }]
    if (isNameOfItsOwn(typed)) return []
    const before = this.answers.get(typed)
    if (before) return before
    const found = this.near(typed)
    if (this.answers.size >= REMEMBERED) this.answers.clear()
    this.answers.set(typed, found)
    return found
  }

  private near(typed: string): Meaning[] {
    const letters = lettersOf(typed)
    const found = [-2, -1, 0, 1, 2]
      .flatMap((more) => this.byLength.get(typed.length + more) ?? [])
      // Two slips change at most four letters of the set.
      .filter((known) => bits(known.letters ^ letters) <= 4)
      .flatMap(({ word }) => {
        const between = slipsTo(typed, word)
        if (between === null) return []
        const slips = between + (SAME_FIGURES.has(word) ? SAYS_NOTHING : 0)
        return [{ word, slips, far: distance(typed, word, slips) }]
      })
      .sort((one, other) => one.far - other.far || one.word.localeCompare(other.word))
    const own = slipsToNameOfItsOwn(typed)
    if (own !== null && found.every(({ slips }) => own < slips)) return []
    return found
      .slice(0, NEAREST)
      .map(({ word, slips }) => ({ words: this.known.get(word) ?? [word], slips }))
  }
}
