import type { Sentence } from '../sentence.js'
import { BODY } from './body.js'
import { CRISIS } from './crisis.js'
import { HARMLESS } from './harmless.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** A fourteenth list, of forty patients' ways to write: measured before anything was made from it. Source: decision 53. */
export const FOURTEENTH: readonly Sentence[] = [
  ...[...CRISIS, ...BODY].flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
