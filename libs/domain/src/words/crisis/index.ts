import { COMMON, FILLERS, NEGATIONS } from '../fillers.js'
import { WordMatcher } from '../matcher.js'
import { BURDEN } from './burden.js'
import { CRISIS_BUT_NOT } from './but-not.js'
import { END_IT } from './end-it.js'
import { CRISIS_FAMILIES, type CrisisFamily } from './families.js'
import { CRISIS_GROUPS } from './groups.js'
import { METHOD_PLAN } from './method-plan.js'
import { NO_REASON } from './no-reason.js'
import { SELF_INJURY } from './self-injury.js'
import { TOGETHER } from './together.js'
import { WISH_DEAD } from './wish-dead.js'

export { CRISIS_FAMILIES, type CrisisFamily } from './families.js'

const PHRASES = {
  wish_dead: [...WISH_DEAD, ...TOGETHER.wish_dead],
  no_reason: [...NO_REASON, ...TOGETHER.no_reason],
  end_it: [...END_IT, ...TOGETHER.end_it],
  method_plan: [...METHOD_PLAN, ...TOGETHER.method_plan],
  self_injury: [...SELF_INJURY, ...TOGETHER.self_injury],
  burden: [...BURDEN, ...TOGETHER.burden],
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
