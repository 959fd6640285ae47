import type { Sentence } from '../sentence.js'
import { BODY } from './body.js'
import { CRISIS } from './crisis.js'
import { HARMLESS } from './harmless.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** An eighth list, by somebody who had seen neither phrases nor sentences: measured once before anything was mended by it; phrases for the body are mended since. Source: decision 53. */
export const EIGHTH: readonly Sentence[] = [
  ...[...CRISIS, ...BODY].flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
