import type { Sentence } from '../sentence.js'
import { BODY } from './body.js'
import { CRISIS } from './crisis.js'
import { HARMLESS } from './harmless.js'
import { NEAR } from './near.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** A thirteenth list, written after the twelfth had mended phrases: measured once, and nothing was made from it. Source: decision 156. */
export const THIRTEENTH: readonly Sentence[] = [
  ...[...CRISIS, ...BODY, ...NEAR].flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
