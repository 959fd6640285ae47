import type { Sentence } from '../sentence.js'
import { ENGLISH } from './english.js'
import { SPANISH } from './spanish.js'

/** An eighteenth list, by six writers who knew nothing of words or cues, with many who cannot stop eating and much Spanish that only sounds like a sign: nothing is made from it. Source: decision 53. */
export const EIGHTEENTH: readonly Sentence[] = [...ENGLISH, ...SPANISH].flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, half: 'held_out', text }) as const),
)
