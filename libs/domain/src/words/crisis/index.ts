import { COMMON, FILLERS, NEGATIONS } from '../fillers.js'
import { WordMatcher } from '../matcher.js'
import { BURDEN } from './burden.js'
import { CRISIS_BUT_NOT } from './but-not.js'
import { END_IT } from './end-it.js'
import { CRISIS_GROUPS } from './groups.js'
import { METHOD_PLAN } from './method-plan.js'
import { NO_REASON } from './no-reason.js'
import { SELF_INJURY } from './self-injury.js'
import { WISH_DEAD } from './wish-dead.js'

/** What words of self-harm or suicide speak of, after the C-SSRS screener. Source: clinical 9b.1. */
export const CRISIS_FAMILIES = [
  'wish_dead',
  'no_reason',
  'end_it',
  'method_plan',
  'self_injury',
  'burden',
] as const
export type CrisisFamily = (typeof CRISIS_FAMILIES)[number]

const PHRASES = {
  wish_dead: WISH_DEAD,
  no_reason: NO_REASON,
  end_it: END_IT,
  method_plan: METHOD_PLAN,
  self_injury: SELF_INJURY,
  burden: BURDEN,
}

let matcher: WordMatcher<CrisisFamily> | undefined

/** The families that a text has words of. Made ready at the first text, not at the start of a page. */
export const crisisFamilies = (text: string): CrisisFamily[] => {
  matcher ??= new WordMatcher({
    groups: CRISIS_GROUPS,
    order: CRISIS_FAMILIES,
    families: PHRASES,
    butNot: CRISIS_BUT_NOT,
    fillers: FILLERS,
    negations: NEGATIONS,
    common: COMMON,
  })
  return matcher.find(text)
}
