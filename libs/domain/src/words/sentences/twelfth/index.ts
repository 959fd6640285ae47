import type { Sentence } from '../sentence.js'
import { BODY } from './body.js'
import { CRISIS } from './crisis.js'
import { HARMLESS } from './harmless.js'
import { NEAR } from './near.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'later', text }))

/** Three lists, each written after the one before had mended phrases: no longer held out since. Source: decision 156. */
export const TWELFTH: readonly Sentence[] = [
  ...[...CRISIS, ...BODY, ...NEAR].flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
]
