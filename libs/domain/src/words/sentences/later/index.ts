import type { Sentence } from '../sentence.js'
import { BURDEN } from './burden.js'
import { END_IT } from './end-it.js'
import { HARMLESS } from './harmless.js'
import { METHOD_PLAN } from './method-plan.js'
import { NO_REASON } from './no-reason.js'
import { SELF_INJURY } from './self-injury.js'
import { WISH_DEAD } from './wish-dead.js'

const told = (kind: Sentence['kind'], texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ kind, half: 'later', text }))

/**
 * Sentences of three further lists, each measured once before it was opened: 85, 73 and 52 % were found then (60 % of the
 * third by phrases that had seen the first two). All of these have been read since, and the phrases mended by them.
 */
export const LATER: readonly Sentence[] = [
  ...told('wish_dead', WISH_DEAD),
  ...told('no_reason', NO_REASON),
  ...told('end_it', END_IT),
  ...told('method_plan', METHOD_PLAN),
  ...told('self_injury', SELF_INJURY),
  ...told('burden', BURDEN),
  ...told('harmless', HARMLESS),
]
