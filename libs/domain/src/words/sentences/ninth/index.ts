import type { Sentence } from '../sentence.js'
import { BODY } from './body.js'
import { CRISIS } from './crisis.js'
import { HARMLESS } from './harmless.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** A ninth list, written without a look at phrases or sentences: measured once before anything was mended by it. Source: decision 53. */
export const NINTH: readonly Sentence[] = [
  ...[...CRISIS, ...BODY].flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
