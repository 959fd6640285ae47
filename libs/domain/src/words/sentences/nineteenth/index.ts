import type { Sentence } from '../sentence.js'
import { SPANISH } from './spanish.js'

/** A nineteenth list, by eight writers who knew nothing of words or cues: Spanish of many countries, most of it of ordinary days. Nothing is made from it. Source: decision 53. */
export const NINETEENTH: readonly Sentence[] = SPANISH.flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, half: 'held_out', text }) as const),
)
