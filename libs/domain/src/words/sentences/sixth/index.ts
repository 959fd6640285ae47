import type { Sentence } from '../sentence.js'
import { GENUINE } from './genuine.js'
import { HARMLESS } from './harmless.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** A sixth list, measured once before anything was mended by it. */
export const SIXTH: readonly Sentence[] = [
  ...GENUINE.flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
