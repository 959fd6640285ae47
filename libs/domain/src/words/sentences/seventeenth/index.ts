import type { Sentence } from '../sentence.js'
import { ENGLISH } from './english.js'
import { SPANISH } from './spanish.js'

/** A seventeenth list, in two languages, whose writers knew nothing of words or cues: nothing is made from it. Source: decision 53. */
export const SEVENTEENTH: readonly Sentence[] = [...ENGLISH, ...SPANISH].flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, half: 'held_out', text }) as const),
)
