import type { Sentence } from '../sentence.js'
import { ENGLISH } from './english.js'
import { FIRST } from './first.js'
import { FOURTH } from './fourth.js'
import { SECOND } from './second.js'
import { SPANISH } from './spanish.js'
import { THIRD } from './third.js'

type Lists = readonly (readonly [Sentence['kind'], readonly string[]])[]
const dealt = (half: Sentence['half'], lists: Lists): Sentence[] =>
  lists.flatMap(([kind, texts]) => texts.map((text) => ({ kind, half, text })))

/**
 * A fifteenth list, half of it in Spanish of many countries: each part was measured before anything was made from it. Source: decision 53.
 */
export const FIFTEENTH: readonly Sentence[] = [
  ...dealt('later', [...ENGLISH, ...SPANISH, ...FIRST, ...SECOND, ...THIRD, ...FOURTH]),
]
