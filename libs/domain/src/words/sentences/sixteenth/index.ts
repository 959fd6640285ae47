import type { Sentence } from '../sentence.js'
import { ENGLISH } from './english.js'
import { SPANISH } from './spanish.js'

/** A sixteenth list, as plain as people write, in two languages: nothing is made from it. Source: decision 53. */
export const SIXTEENTH: readonly Sentence[] = [...ENGLISH, ...SPANISH].flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, half: 'held_out', text }) as const),
)
