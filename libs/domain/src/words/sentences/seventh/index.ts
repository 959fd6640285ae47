import type { Sentence } from '../sentence.js'
import { GENUINE } from './genuine.js'
import { HARMLESS } from './harmless.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** A seventh list, of two families and what stands near them, measured once before anything was mended by it; its families are mended since. */
export const SEVENTH: readonly Sentence[] = [
  ...GENUINE.flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
