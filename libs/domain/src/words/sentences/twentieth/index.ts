import type { Sentence } from '../sentence.js'
import { ENGLISH } from './english.js'
import { SPANISH } from './spanish.js'

const DEALT = 3

/**
 * A twentieth list, of three families that were missed or raised for nothing: a means in view at a bad hour, what became better, and control that is
 * lost. Written before any phrase was made for them; every third sentence of each is held out. Source: decision 53.
 */
export const TWENTIETH: readonly Sentence[] = [...ENGLISH, ...SPANISH].flatMap(([kind, texts]) =>
  texts.map((text, at) => ({ kind, half: at % DEALT === 2 ? 'held_out' : 'later', text }) as const),
)
