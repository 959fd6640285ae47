import type { Sentence } from '../sentence.js'
import { BODY } from './body.js'
import { GENUINE } from './genuine.js'
import { HARMLESS, HARMLESS_BODY } from './harmless.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'held_out', text }))

/** A fifth list, by somebody who had seen neither the words nor the other lists, and measured once before they were mended. */
export const FIFTH: readonly Sentence[] = [
  ...[...GENUINE, ...BODY].flatMap(([kind, texts]) => told(kind, texts)),
  ...told('harmless', HARMLESS),
  ...told('harmless_body', HARMLESS_BODY),
]
